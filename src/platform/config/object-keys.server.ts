import { z } from "zod";
import { isHttpAddress } from "./is-http-address.ts";

/** Where files are stored that are too large for the database. */
export const objectKeys = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional()
    .describe(
      "Bucket of an S3-compatible store for files of requests, packages and compiled catalogues, which several servers share. Without it, files are in `DATA_DIR`. See [deployment](deployment.md).",
    ),
  S3_ENDPOINT: z
    .string()
    .refine((url) => isHttpAddress(url), "must be an http or https URL such as https://minio.example:9000")
    .optional()
    .describe("URL of an S3-compatible store: `https://minio.example:9000`. Without it, Amazon’s."),
  S3_REGION: z.string().default("us-east-1").describe("Region of the bucket."),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("Access key of the store. Without it, what Amazon’s SDK finds is used: profiles, roles of the machine."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("Secret of the access key."),
  BACKUP_KEY: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe(
      "Encrypts what `npm run backup` writes, in the format of [age](https://age-encryption.org): a public key (`age1…`), for which `npm run restore` needs the secret key instead, or a passphrase.",
    ),
};
