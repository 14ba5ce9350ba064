const breakpoint = "--> statement-breakpoint";
const unused = /^-- unused since (v\S+)$/m;
const table = /"([^"]+)"/;

/** What the release before may still need, or can’t fulfill, of tables that were there before. */
const contractions: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|type|view|schema|sequence|constraint|default)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\bdefault\b)/i,
  /\badd\s+constraint\b.*\b(?:unique|check|primary\s+key)\b/i,
  /\bcreate\s+unique\s+index\b/i,
];

/** Those statements of a migration that a release before it can’t live with, each with the release that is said to need it no more. */
export function findContractions(migration: string): { statement: string; unusedSince: string | undefined }[] {
  const statements = migration.split(breakpoint).map((text) => text.trim());
  const made = new Set(
    statements.filter((text) => /^create\s+table\b/i.test(text)).map((text) => table.exec(text)![1]),
  );
  return statements.flatMap((text) => {
    const statement = text
      .replaceAll(/^--.*$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim();
    const isOfNewTable = /^alter\s+table\b/i.test(statement)
      ? made.has(table.exec(statement)?.[1])
      : made.has(/\bon "([^"]+)"/i.exec(statement)?.[1]);
    const isContraction = !isOfNewTable && contractions.some((pattern) => pattern.test(statement));
    return isContraction ? [{ statement, unusedSince: unused.exec(text)?.[1] }] : [];
  });
}
