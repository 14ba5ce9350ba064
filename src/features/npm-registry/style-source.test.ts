import { expect, test } from "vitest";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Style } from "../../core/icons/style.ts";
import { isPackaged } from "./style-source.server.ts";

const megabyte = 1_048_576;

test("a style with more than 32 MB of drawings is no package", () => {
  const styles = ["small", "large", "empty"].map((apiCode) => ({ apiCode }) as Style);
  const drawings = [
    [0, 20],
    [1, 20],
    [0, 12],
    [1, 13],
  ] as const;
  const catalogue = {
    styles,
    count: drawings.length,
    styleOrdinal: (ordinal: number) => drawings[ordinal]![0],
    drawingBytes: (ordinal: number) => drawings[ordinal]![1] * megabyte,
  } as unknown as Catalogue;
  expect(styles.filter((style) => isPackaged(catalogue, style)).map(({ apiCode }) => apiCode)).toEqual([
    "small",
    "empty",
  ]);
});
