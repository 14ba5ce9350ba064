import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod";
import { createConceptReader } from "../../src/core/catalogue/concept.ts";
import { createNameReader } from "../../src/core/catalogue/style-rule.ts";

const setRecord = z.object({
  prefix: z.string(),
  isBrands: z.boolean().default(false),
  category: z.string().optional(),
  rules: z.array(
    z.object({
      match: z.string().nullable(),
      style: z.string(),
      sizes: z.boolean().optional(),
      rest: z.boolean().optional(),
    }),
  ),
});

const iconSet = z.object({
  icons: z.record(z.string(), z.object({ hidden: z.boolean().optional() })),
  aliases: z.record(z.string(), z.object({ parent: z.string(), hidden: z.boolean().optional() })).default({}),
  chars: z.record(z.string(), z.string()).default({}),
});

const readConcept = createConceptReader({ aliases: new Map(), flags: new Map() });

/** One icon set of the catalogue as far as its names go. */
export interface SetNames {
  prefix: string;
  kind: "brands" | "emoji" | "general";
  concepts: ReadonlySet<string>;
  /** Code points in hexadecimal → icon name. */
  chars: ReadonlyMap<string, string>;
}

/** Reads the names of all icons of the sets in `data/sets/included.jsonl`, one set at a time. */
export function* readSetNames(setsFile: string): Generator<SetNames> {
  const resolve = createRequire(import.meta.url).resolve;
  for (const line of readFileSync(setsFile, "utf8").trimEnd().split("\n")) {
    const { prefix, isBrands, category, rules } = setRecord.parse(JSON.parse(line));
    const set = iconSet.parse(JSON.parse(readFileSync(resolve(`@iconify/json/json/${prefix}.json`), "utf8")));
    const readName = createNameReader(rules);
    const names = [...Object.entries(set.icons), ...Object.entries(set.aliases)]
      .filter(([, icon]) => icon.hidden !== true)
      .map(([name]) => name);
    yield {
      prefix,
      kind: category === "emoji" ? "emoji" : isBrands ? "brands" : "general",
      concepts: new Set(names.map((name) => readConcept(readName(name)?.base ?? name, { isBrands }))),
      chars: new Map(Object.entries(set.chars)),
    };
  }
}
