import { z } from "zod";
import { listRefusedLinks } from "../../../core/text/parse-links.ts";
import { isLocale } from "../../../i18n/locales.ts";
import { pageKey } from "./page-key.ts";
import { FaultyFile, formatFault, type ReadRow } from "../rows/row-files.ts";

/** The site's own texts among those of several. */
export const ownProject = "icons";

export const projectId = z
  .string()
  .regex(/^[\w-]{1,40}$/, "must be letters, digits, hyphens and underscores")
  .default(ownProject);

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "must not have line breaks or control characters")
    .optional();

/** A row of a file of placeholders. */
export const placeholderRow = z.object({
  project_id: projectId,
  uri: z.string().transform((uri, context) => {
    const key = pageKey(uri.trim());
    if (key !== undefined) return key;
    context.addIssue({ code: "custom", message: `${JSON.stringify(uri)} isn’t the path of a page` });
    return z.NEVER;
  }),
  locale: z.string().refine(isLocale, "isn’t one of the site’s languages"),
  h1: text(200),
  t1: text(2_000).superRefine((value = "", context) => {
    for (const target of listRefusedLinks(value)) {
      context.addIssue({ code: "custom", message: `${JSON.stringify(target)} isn’t a path or an http(s) URL` });
    }
  }),
  mt: text(200),
  md: text(500),
});

export const placeholderColumns = Object.keys(placeholderRow.shape);

export interface Placeholder {
  projectId: string;
  uri: string;
  locale: string;
  h1: string | null;
  t1: string | null;
  mt: string | null;
  md: string | null;
}

/**
 * The rows of a file as they are stored.
 *
 * @throws FaultyFile when a row says nothing, or two are about the same page in the same language
 */
export function toPlaceholders(rows: readonly ReadRow<z.infer<typeof placeholderRow>>[]): Placeholder[] {
  const faults: string[] = [];
  const lines = new Map<string, number>();
  const placeholders = rows.map(({ line, row }): Placeholder => {
    const { project_id: project, uri, locale, h1 = null, t1 = null, mt = null, md = null } = row;
    const key = `${project} ${locale} ${uri}`;
    const earlier = lines.get(key);
    if (earlier !== undefined)
      faults.push(formatFault(line, [`${uri} in ${locale} is a duplicate of line ${earlier}`]));
    lines.set(key, line);
    if (h1 === null && t1 === null && mt === null && md === null) faults.push(formatFault(line, ["has no text"]));
    return { projectId: project, uri, locale, h1, t1, mt, md };
  });
  if (faults.length > 0) throw new FaultyFile(faults);
  return placeholders;
}
