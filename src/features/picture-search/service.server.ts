import { AppError } from "../../core/errors.ts";
import type { PictureSearch } from "./contract.ts";

/** The search of a server without an index of pictures: it says so. */
export function createPictureSearch(): PictureSearch {
  return {
    async search() {
      throw new AppError("unavailable", "This server cannot search by picture yet. Search by words instead.");
    },
  };
}
