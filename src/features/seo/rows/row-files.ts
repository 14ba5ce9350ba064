import { z } from "zod";
import { parseDelimited, serializeDelimited, type Delimiter } from "../../../core/text/delimited.ts";

/** How files of rows are written, by the end of their name. */
export const rowFormats = ["csv", "tsv", "jsonl"] as const;
export type RowFormat = (typeof rowFormats)[number];

const delimiters: Readonly<Record<"csv" | "tsv", Delimiter>> = { csv: ",", tsv: "\t" };

/** A row that was read, with the line of the file on which it begins. */
export interface ReadRow<Row> {
  line: number;
  row: Row;
}

/** All faults of a file, one sentence each. */
export class FaultyFile extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "FaultyFile";
    this.faults = faults;
  }
}

/**
 * Reads rows, each checked by the schema. The first line of csv and tsv names the columns; empty cells and nulls are absent.
 *
 * @throws FaultyFile with every fault and its line
 */
export function readRows<Schema extends z.ZodObject>(
  text: string,
  { format, schema }: { format: RowFormat; schema: Schema },
): ReadRow<z.infer<Schema>>[] {
  const faults: string[] = [];
  const records = format === "jsonl" ? readLines(text, faults) : readTable(text, { format, schema, faults });
  const rows = records.flatMap(({ line, record }) => {
    const result = z.strictObject(schema.shape).safeParse(record);
    if (result.success) return [{ line, row: result.data as z.infer<Schema> }];
    for (const { path, message } of result.error.issues) faults.push(formatFault(line, [path.join("."), message]));
    return [];
  });
  if (faults.length > 0) throw new FaultyFile(faults);
  return rows;
}

/** `line 7: uri: …` */
export function formatFault(line: number, parts: readonly string[]): string {
  return [`line ${line}`, ...parts.filter((part) => part !== "")].join(": ");
}

/** Writes rows so that `readRows` reads them back. */
export function renderRows(
  rows: readonly Readonly<Record<string, string | number | null>>[],
  { format, columns }: { format: RowFormat; columns: readonly string[] },
): string {
  const picked = rows.map((row) => columns.map((column) => row[column] ?? null));
  if (format === "jsonl") {
    return picked
      .map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])))
      .map((record) => `${JSON.stringify(record)}\n`)
      .join("");
  }
  const cells = picked.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  return serializeDelimited([columns, ...cells], delimiters[format]);
}

interface FoundRecord {
  line: number;
  record: Record<string, unknown>;
}

function readLines(text: string, faults: string[]): FoundRecord[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((source, index) => {
      if (source.trim() === "") return [];
      const record = parseObject(source);
      if (!record) {
        faults.push(formatFault(index + 1, ["not a JSON object"]));
        return [];
      }
      return [{ line: index + 1, record: withoutAbsent(record) }];
    });
}

function parseObject(source: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return z.record(z.string(), z.unknown()).safeParse(value).data;
  } catch {
    return undefined;
  }
}

function readTable(
  text: string,
  { format, schema, faults }: { format: "csv" | "tsv"; schema: z.ZodObject; faults: string[] },
): FoundRecord[] {
  const [head, ...records] = parseDelimited(text, delimiters[format]);
  const columns = (head?.cells ?? []).map((name) => name.trim());
  const unknown = columns.filter((name) => !(name in schema.shape));
  if (!head) faults.push("The file is empty.");
  for (const name of new Set(unknown)) faults.push(`line 1: the column ${JSON.stringify(name)} is missing`);
  if (new Set(columns).size < columns.length) faults.push("line 1: a column is named twice");
  if (faults.length > 0) return [];
  return records.flatMap(({ line, cells }) => {
    if (cells.length > columns.length) {
      faults.push(formatFault(line, [`has ${cells.length} cells for ${columns.length} columns`]));
      return [];
    }
    return [{ line, record: withoutAbsent(Object.fromEntries(cells.map((cell, index) => [columns[index]!, cell]))) }];
  });
}

function withoutAbsent(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== "" && value !== null));
}
