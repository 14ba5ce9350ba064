import { z } from "zod";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import type { Style } from "../../../core/icons/style.ts";
import type { CoveredStyle } from "../../../core/search/cover/rank-styles.ts";
import { conceptListLimits, readConceptList } from "../../../core/search/cover/concept-list.ts";
import { locales } from "../../../i18n/locales.ts";
import { filterInput, readToolFilters } from "../answers/filters.ts";
import { describeSource, findNamedStyle, source } from "../answers/icon-list.ts";
import { addTool, type ToolAnswer } from "../answers/tool.server.ts";
import { mostOnSheet } from "../contract.ts";
import type { ToolContext } from "../create-mcp-server.server.ts";

const { style: _style, category: _category, color: _color, license: _license, ...styleFilters } = filterInput;

/** What every app has, to see styles by. */
const usualConcepts = ["home", "search", "settings", "user", "bell", "heart", "trash", "calendar"];
const mostCompared = 6;
const foundStyles = { fallback: 3, most: 10 };
/** Icons of a style that the contact sheet shows. */
const mostColumns = 12;

const concept = z.string().trim().min(1).max(conceptListLimits.length);
const common = {
  language: z.enum(locales).default("en").describe("Language of the concepts."),
  contact_sheet: sheetShape(),
};

const coveredStyle = source.extend({
  title: z.string(),
  technique: z.string(),
  weight: z.string().nullable(),
  corners: z.string().nullable(),
  iconCount: z.int(),
  foundCount: z.int().describe("Concepts that it has an icon for."),
  icons: z.record(z.string(), z.string()).describe("Icon name by concept."),
  near: z.record(z.string(), z.string()).optional().describe("The closest icon for concepts that are missing."),
  missing: z.array(z.string()),
  numbers: z.string().optional().describe("Of its icons on the contact sheet."),
});

/** Shows how styles draw the same things. */
export function addCompareStyles(context: ToolContext): void {
  const { services } = context;
  addTool(
    context,
    "compare_styles",
    {
      title: "Compare styles",
      scope: "search",
      description:
        "Compare icon styles: what they look like, how many icons they have, their license, and how each draws the same concepts, one style a row on the contact sheet.",
      input: z.object({
        styles: z.array(z.string().trim().min(1).max(80)).min(2).max(mostCompared),
        concepts: z.array(concept).min(1).max(mostColumns).default(usualConcepts),
        ...common,
      }),
      output: z.object({ styles: z.array(coveredStyle) }),
    },
    async ({ styles, concepts, language, contact_sheet: isShown }) => {
      const { catalogue } = services.catalogue.current();
      const wanted = [...new Set(styles.map((name) => findNamedStyle(catalogue, name)))];
      const filters = { style: wanted.map(({ apiCode }) => apiCode) };
      const entries = readConceptList(concepts.join("\n"));
      const covered = await services.browse.findSets({
        concepts: entries,
        language,
        filters,
        sort: "coverage",
        pinned: new Set(),
      });
      const rows = wanted.map(
        (style) =>
          covered.find((one) => one.style.apiCode === style.apiCode) ?? {
            style,
            icons: entries.map(() => undefined),
            foundCount: 0,
          },
      );
      return answerStyles(context, rows, { concepts: entries, isShown });
    },
  );
}

/** Finds the styles that have most of a list. */
export function addFindIconSets(context: ToolContext): void {
  const { services } = context;
  addTool(
    context,
    "find_icon_sets",
    {
      title: "Find icon sets for a list",
      scope: "search",
      description:
        "Find the styles that have most of a list of concepts: how many each has, which icon for each, and which are missing. Use it to choose the one style of an app.",
      input: z.object({
        concepts: z.array(concept).min(1).max(conceptListLimits.concepts),
        ...styleFilters,
        ...common,
        limit: z.int().min(1).max(foundStyles.most).default(foundStyles.fallback),
        offset: z.int().min(0).max(1_000).default(0),
      }),
      output: z.object({ total: z.int().describe("Styles that have any."), styles: z.array(coveredStyle) }),
    },
    async ({ concepts, language, contact_sheet: isShown, limit, offset, ...filters }) => {
      const { catalogue } = services.catalogue.current();
      const entries = readConceptList(concepts.join("\n"));
      const asked = { concepts: entries, language, filters: readToolFilters(filters, catalogue) };
      const covered = await services.browse.findSets({ ...asked, sort: "coverage", pinned: new Set() });
      const rows = covered.slice(offset, offset + limit);
      const { text, structured, sheet } = await answerStyles(context, rows, { concepts: entries, isShown });
      return { text, structured: { total: covered.length, ...structured }, sheet };
    },
  );
}

function sheetShape() {
  return z.boolean().default(true).describe("Show the icons, one style a row, as an image.");
}

async function answerStyles(
  { services }: ToolContext,
  rows: readonly CoveredStyle<Style>[],
  { concepts, isShown }: { concepts: readonly string[]; isShown: boolean },
): Promise<ToolAnswer> {
  const { catalogue } = services.catalogue.current();
  const columns = Math.min(concepts.length, mostColumns);
  const shownRows = isShown ? rows.slice(0, Math.floor(mostOnSheet / columns)) : [];
  const cells = shownRows.flatMap(({ icons }, row) =>
    Array.from({ length: columns }, (_, column) => ({
      ordinal: icons[column]?.ordinal,
      number: row * columns + column + 1,
    })),
  );
  const sheet = await services.contactSheets.draw(cells, { columns });
  const styles = rows.map((row, place) => ({
    ...describeCovered(catalogue, row, concepts),
    ...(sheet && place < shownRows.length && { numbers: `${place * columns + 1}–${(place + 1) * columns}` }),
  }));
  return {
    text: styles.length === 0 ? "No style has any." : styles.map(formatStyle).join("\n\n"),
    structured: { styles },
    sheet,
  };
}

function describeCovered(
  catalogue: Catalogue,
  { style, icons, foundCount }: CoveredStyle<Style>,
  concepts: readonly string[],
): z.infer<typeof coveredStyle> {
  const listNames = (isExact: boolean) =>
    concepts.flatMap((entry, place) => {
      const icon = icons[place];
      return icon?.isExact === isExact ? [[entry, catalogue.icon(icon.ordinal).iconifyName] as const] : [];
    });
  const near = listNames(false);
  return {
    ...describeSource(catalogue, style),
    title: style.title,
    technique: style.technique,
    weight: style.weight,
    corners: style.corners,
    iconCount: style.iconCount,
    foundCount,
    icons: Object.fromEntries(listNames(true)),
    ...(near.length > 0 && { near: Object.fromEntries(near) }),
    missing: concepts.filter((_, place) => !icons[place]?.isExact),
  };
}

function formatStyle(style: z.infer<typeof coveredStyle>): string {
  const { style: code, title, foundCount, icons, near = {}, missing, numbers } = style;
  const { license, attribution, isRequired, iconCount } = style;
  const look = [style.technique, style.weight, style.corners].filter((word) => word !== null).join(", ");
  const names = Object.entries(icons).map(([entry, name]) => `${entry}: ${name}`);
  return [
    `${title} (${code}), ${iconCount} icons, ${look}; ${attribution}, ${license}${isRequired ? ", credit required" : ""}`,
    `${numbers === undefined ? "" : `Numbers ${numbers}. `}Has ${foundCount}: ${names.join(", ")}`,
    ...(missing.length > 0
      ? [
          `Missing: ${missing.map((entry) => (near[entry] === undefined ? entry : `${entry} (closest: ${near[entry]})`)).join(", ")}`,
        ]
      : []),
  ].join("\n");
}
