import { z } from "zod";
import { normalizePath, normalizeTarget, redirectStatuses, type Redirect } from "./redirect-rules.ts";
import { FaultyFile, formatFault, type ReadRow } from "../rows/row-files.ts";

const status = z.coerce
  .number()
  .pipe(z.literal([...redirectStatuses], { error: `must be one of ${redirectStatuses.join(", ")}` }))
  .default(301);

/** A row of a file of redirects; external targets need one of the hosts. */
export const redirectRow = (hosts: ReadonlySet<string>) =>
  z.object({
    path: z.string().transform((path, context) => {
      const normal = normalizePath(path.trim());
      if (normal !== undefined) return normal;
      context.addIssue({ code: "custom", message: `${JSON.stringify(path)} isn’t a path of this site` });
      return z.NEVER;
    }),
    target: z.string().transform((target, context) => {
      const normal = normalizeTarget(target.trim(), hosts);
      if (normal !== undefined) return normal;
      const message = `${JSON.stringify(target)} isn’t a path of this site or a URL on a host in REDIRECT_HOSTS`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
    status,
    note: z
      .string()
      .trim()
      .max(500)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, "must not have line breaks or control characters")
      .default(""),
  });

export const redirectColumns = ["path", "target", "status", "note"] as const;

/**
 * The rows of a file as they are stored.
 *
 * @throws FaultyFile when a path is redirected twice
 */
export function toRedirects(rows: readonly ReadRow<Redirect>[]): Redirect[] {
  const faults: string[] = [];
  const lines = new Map<string, number>();
  for (const { line, row } of rows) {
    const earlier = lines.get(row.path);
    if (earlier !== undefined) faults.push(formatFault(line, [`${row.path} is a duplicate of line ${earlier}`]));
    lines.set(row.path, line);
  }
  if (faults.length > 0) throw new FaultyFile(faults);
  return rows.map(({ row }) => row);
}
