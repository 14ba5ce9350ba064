import { cpus, totalmem } from "node:os";

/** Prints one table, first column left, the others right. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  const rule = widths.map((width) => "─".repeat(width)).join("──");
  process.stdout.write(`\n${title}\n${rule}\n${line(header)}\n${rule}\n${rows.map(line).join("\n")}\n${rule}\n`);
}

/** `1,234`, `12.3` or `0.123`: three digits that matter. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How many times `value` is of `ours`: `3.2 ×`. */
export function formatRatio(value: number, ours: number): string {
  return `${formatNumber(value / ours)} ×`;
}

export function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `Node ${process.versions.node}, ${cpus().length} × ${first?.model.trim() ?? process.arch}, ${memory} GiB, ${process.platform}`;
}
