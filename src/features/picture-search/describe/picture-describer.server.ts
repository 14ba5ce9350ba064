import { join } from "node:path";
import { createPictureDecoder, type PictureDecoder } from "../../../platform/workers/picture-decoder.server.ts";
import type { DescribedPicture } from "./describe-query.ts";

/** Reads pictures that people search by and tells what they show; their pixels never reach this process. */
export const createPictureDescriber = (): PictureDecoder<DescribedPicture> =>
  createPictureDecoder({ script: join(import.meta.dirname, "picture-describer-child.server.ts") });
