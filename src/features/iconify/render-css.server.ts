import type { IconifyInfo, IconifyJSON } from "@iconify/types";
import { stringToColor } from "@iconify/utils/lib/colors";
import { getIconsCSS } from "@iconify/utils/lib/css/icons";
import { readBoolean } from "./read-boolean.ts";
import { stripMarkup } from "./render-svg.server.ts";

type Query = Readonly<Record<string, string | undefined>>;
type CssOptions = NonNullable<Parameters<typeof getIconsCSS>[2]>;

/** A style sheet that shows icons as backgrounds or masks. Options that are no such thing are left out. */
export function renderCss(
  data: IconifyJSON,
  names: string[],
  { query, info }: { query: Query; info: object | undefined },
): string {
  return getIconsCSS({ ...data, ...(info && { info: info as IconifyInfo }) }, names, readOptions(query));
}

function readOptions(query: Query): CssOptions {
  const color = stripMarkup(query["color"]);
  const forceSquare = readBoolean(query["square"] ?? query["forceSquare"] ?? query["force-square"]);
  const pseudoSelector = readBoolean(query["pseudo"] ?? query["pseudoSelector"] ?? query["pseudo-selector"]);
  const commonSelector = readSelector(query["commonSelector"] ?? query["common"]);
  const iconSelector = readSelector(query["iconSelector"] ?? query["selector"]);
  const overrideSelector = readSelector(query["overrideSelector"] ?? query["override"]);
  const format = formats.find((known) => known === query["format"]);
  const mode = modes[query["mode"] ?? ""];
  const varName = readVariable(query["varName"] ?? query["var"]);
  return {
    ...(format && { format }),
    ...(color !== undefined && stringToColor(color) && { color }),
    ...(mode && { mode }),
    ...(forceSquare !== undefined && { forceSquare }),
    ...(pseudoSelector !== undefined && { pseudoSelector }),
    ...(commonSelector !== undefined && { commonSelector }),
    ...(iconSelector !== undefined && { iconSelector }),
    ...(overrideSelector !== undefined && { overrideSelector }),
    ...(varName !== undefined && { varName }),
  };
}

const formats = ["compact", "compressed", "expanded"] as const;
const modes: Readonly<Record<string, "background" | "mask">> = {
  background: "background",
  bg: "background",
  mask: "mask",
};

/** A selector may hold `{name}` and `{prefix}`, and no other braces: those would end it. */
function readSelector(value: string | undefined): string | undefined {
  const selector = stripMarkup(value);
  return selector === undefined || /[{}]/.test(selector.replaceAll(/\{(?:name|prefix)\}/g, "")) ? undefined : selector;
}

/** The name of the variable that holds the drawing; null for none. */
function readVariable(value: string | undefined): string | null | undefined {
  if (value === undefined || !/^[a-z0-9_-]*$/.test(value)) return undefined;
  return value === "null" || readBoolean(value) === false ? null : value;
}
