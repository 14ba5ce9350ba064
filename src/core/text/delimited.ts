export type Delimiter = "," | "\t";

/** One record of a delimited file. */
export interface DelimitedRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  cells: string[];
}

/**
 * Reads records with a delimiter between their cells (RFC 4180): cells may stand in double quotes, with delimiters, line
 * breaks and doubled quotes inside. Empty lines are no records. Any text can be read: a quote that is never closed ends
 * with the text.
 */
export function parseDelimited(source: string, delimiter: Delimiter): DelimitedRecord[] {
  const text = source.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const records: DelimitedRecord[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const record: DelimitedRecord = { line, cells: [] };
    do {
      const { cell, end } = readCell(text, { at, delimiter });
      record.cells.push(cell);
      line += cell.split("\n").length - 1;
      at = end + 1;
    } while (text[at - 1] === delimiter);
    line++;
    if (record.cells.join("") !== "" || record.cells.length > 1) records.push(record);
  }
  return records;
}

/** A cell and where it ends: at a delimiter, at the end of its line or of the text. */
function readCell(
  text: string,
  { at, delimiter }: { at: number; delimiter: Delimiter },
): { cell: string; end: number } {
  let cell = "";
  let end = at;
  if (text[at] === '"') {
    const quoted = /(?:[^"]|"")*/y;
    quoted.lastIndex = at + 1;
    const [inside = ""] = quoted.exec(text) ?? [];
    cell = inside.replaceAll('""', '"');
    end = Math.min(text.length, at + inside.length + 2);
  }
  const start = end;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end++;
  return { cell: cell + text.slice(start, end), end };
}

/** Writes records so that `parseDelimited` reads the same cells; line breaks become `\n`. */
export function serializeDelimited(records: readonly (readonly string[])[], delimiter: Delimiter): string {
  return records.map((cells) => `${cells.map((cell) => renderCell(cell, delimiter)).join(delimiter)}\n`).join("");
}

function renderCell(cell: string, delimiter: Delimiter): string {
  const needsQuotes = cell.includes(delimiter) || /["\r\n\uFEFF]|^\s|\s$/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
