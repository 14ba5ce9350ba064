import { z } from "zod";
import { palette } from "../../../core/icons/palette.ts";
import { techniques } from "../../../core/icons/vocabulary.ts";
import { answer } from "../../../platform/http/parameters/api-scope.server.ts";
import { amount, language, offset, term, yesNo } from "../../../platform/http/parameters/parameters.server.ts";
import { publicIcon } from "../../icon-details/contract.ts";
import { foundBy } from "./match-reasons.server.ts";

const pageSize = 60;
const colorNames = palette.map(({ name }) => name);

export const isOuch = yesNo
  .optional()
  .describe("Illustrations only. No icon is one, so `true` returns nothing; see `/illustrations`.");

/** What a search asks for, and which page of it. */
export const searchedPage = z.object({ term, amount: amount(pageSize), offset, language, isOuch });

const echoedParameters = z.object({
  amount: z.number(),
  countAll: z
    .number()
    .describe("Number of icons that match all words, or, if there are none, of those marked `isNear`."),
  offset: z.number(),
  maxOffset: z.number().describe("Last offset with a full page."),
  term: z.string(),
  language: z.string(),
});

const spellcheck = z
  .object({ original: z.string(), corrected: z.string() })
  .describe("The corrected term, if nothing matched all words.");

const readFilters = z
  .object({ technique: z.enum(techniques).optional(), color: z.enum(colorNames).optional() })
  .describe("Filters that words of the term were read as (`blue bird`); `spellcheck=false` turns this off.");

/** Icons of one page of a search. */
export const searchAnswer = answer({
  parameters: echoedParameters,
  spellcheck: spellcheck.optional(),
  readFilters: readFilters.optional(),
  icons: z.array(
    publicIcon.extend({
      isNear: z.literal(true).optional().describe("Matches only some of the words, or has a similar meaning."),
      foundBy: z.array(foundBy).optional().describe("When `explain=true`."),
    }),
  ),
});

/** How a search was understood. */
export function echoParameters(
  { amount: count, offset: first, term: text, language: code }: z.infer<typeof searchedPage>,
  total: number,
): z.infer<typeof echoedParameters> {
  return {
    amount: count,
    countAll: total,
    offset: first,
    maxOffset: Math.max(0, total - count),
    term: text,
    language: code,
  };
}
