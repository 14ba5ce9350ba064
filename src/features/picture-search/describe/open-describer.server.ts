import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDescriber, type Describer } from "../../../core/pictures/describe-picture.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, "../../../../data/pictures", name));

/** @throws Error when a model is missing or damaged */
export const openDescriber = (): Describer => createDescriber(read("model.bin"), read("concepts.bin"));
