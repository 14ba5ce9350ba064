import { randomBytes } from "node:crypto";
import { uploadPrefix } from "../../../core/icons/uploaded-icon.ts";

const randomLength = 12;

/** An id for an uploaded icon, which nobody can guess. */
export const makeUploadId = () => uploadPrefix + randomBytes(randomLength).toString("base64url");
