import { AppError } from "../../core/errors.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { PictureSearch } from "./contract.ts";

export function createPictureSearch({ catalogue: host }: { catalogue: CatalogueHost }): PictureSearch {
  return {
    progress: () => ({ done: 0, total: host.current().catalogue.distinctCount, isReady: false }),
    async search() {
      throw new AppError("unavailable", "This server cannot search by picture yet. Search by words instead.");
    },
    async findSimilar() {
      throw new AppError("unavailable", "This server cannot search by picture yet. Search by words instead.");
    },
  };
}
