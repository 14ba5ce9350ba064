import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDescriber, type Describer } from "../../core/pictures/describe-picture.ts";

const modelPath = join(import.meta.dirname, "../../../data/pictures/model.bin");

/** @throws Error when the model is missing or damaged */
export const openDescriber = (): Describer => createDescriber(readFileSync(modelPath));
