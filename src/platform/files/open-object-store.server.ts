import { join } from "node:path";
import type { Config } from "../config/config.server.ts";
import type { Log } from "../log.server.ts";
import { createFolderObjectStore } from "./folder-object-store.server.ts";
import type { ObjectStore } from "./object-store.server.ts";
import { createS3ObjectStore } from "./s3-object-store.server.ts";

/** The store that is configured: a bucket, or a folder of the data folder. */
export function openObjectStore(
  config: Pick<Config, "S3_BUCKET" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">,
  { dataDir, log }: { dataDir: string; log: Log },
): ObjectStore {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = config;
  if (bucket === undefined) return createFolderObjectStore(join(dataDir, "objects"));
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const keys =
    accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
  return createS3ObjectStore({ bucket, endpoint, region, keys }, { log });
}
