import { randomBytes } from "node:crypto";
import { uploadPrefix } from "../contract.ts";

const randomLength = 12;

/** An id for an uploaded icon, which nobody can guess. */
export const makeUploadId = () => uploadPrefix + randomBytes(randomLength).toString("base64url");
