import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, array, integer, nat, property, tuple } from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openVectorFile, type DescribedDrawing } from "./vector-file.server.ts";

const dimensions = 8;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "iconarium-vectors-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(version = "a") {
  const drawings: DescribedDrawing[] = [];
  const file = openVectorFile({ folder, version, dimensions }, ({ key, vectors }) =>
    drawings.push({ key, vectors: vectors.map((vector) => vector.slice()) }),
  );
  return { file, drawings };
}

function read(version?: string): DescribedDrawing[] {
  const { file, drawings } = open(version);
  file.close();
  return drawings;
}

/** Drawings with no, one or two vectors. */
const describeDrawings = (from: number, count: number): DescribedDrawing[] =>
  Array.from({ length: count }, (_, index) => ({
    key: (from + index) * 4_000_000_019,
    vectors: Array.from({ length: (from + index) % 3 }, (_view, view) =>
      Int8Array.from({ length: dimensions }, (_value, place) => ((from + index) * 7 + view * 31 + place) % 128),
    ),
  }));

const path = () => join(folder, "a.vectors");

describe("a file of vectors", () => {
  it("returns every added vector, in order", () => {
    const { file, drawings } = open();
    expect(drawings).toEqual([]);
    file.append(describeDrawings(0, 5));
    file.append(describeDrawings(5, 100));
    file.close();
    expect(read()).toEqual(describeDrawings(0, 105));
    const again = open();
    again.file.append(describeDrawings(105, 1));
    again.file.close();
    expect(read()).toEqual(describeDrawings(0, 106));
  });

  it("preserves every complete block when it is truncated anywhere, and continues from there", () => {
    assert(
      property(nat(1000), (cutBytes) => {
        rmSync(path(), { force: true });
        const { file } = open();
        for (let block = 0; block < 4; block++) file.append(describeDrawings(block * 10, 10));
        file.close();
        const bytes = readFileSync(path()).length;
        const keptBytes = Math.max(0, bytes - cutBytes);
        truncateSync(path(), keptBytes);
        const whole = Math.floor((keptBytes / bytes) * 4) * 10;
        const { file: reopened, drawings } = open();
        expect(drawings.length % 10).toBe(0);
        expect(Math.abs(drawings.length - whole)).toBeLessThanOrEqual(10);
        expect(drawings).toEqual(describeDrawings(0, drawings.length));
        reopened.append(describeDrawings(70, 3));
        reopened.close();
        expect(read()).toEqual([...drawings, ...describeDrawings(70, 3)]);
      }),
      { numRuns: 60 },
    );
  });

  it("never returns a vector that wasn't added, whatever happens to its bytes", () => {
    const added = describeDrawings(0, 40);
    assert(
      property(array(tuple(nat(2000), integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 5 }), (damages) => {
        rmSync(path(), { force: true });
        const { file } = open();
        for (let block = 0; block < 4; block++) file.append(added.slice(block * 10, block * 10 + 10));
        file.close();
        const bytes = readFileSync(path());
        for (const [place, change] of damages) bytes[place % bytes.length]! ^= change;
        writeFileSync(path(), bytes);
        const stored = read();
        expect(stored).toEqual(added.slice(0, stored.length));
      }),
      { numRuns: 60 },
    );
  });

  it("starts over where a folder has its path, and continues before zeros left by a power cut", () => {
    mkdirSync(path());
    const { file } = open();
    file.append(describeDrawings(0, 5));
    file.close();
    writeFileSync(path(), Buffer.concat([readFileSync(path()), Buffer.alloc(100)]));
    expect(read()).toEqual(describeDrawings(0, 5));
  });

  it("is replaced atomically", () => {
    const { file } = open();
    file.append(describeDrawings(0, 50));
    file.replace(describeDrawings(20, 200));
    file.append(describeDrawings(300, 2));
    file.close();
    expect(read()).toEqual([...describeDrawings(20, 200), ...describeDrawings(300, 2)]);
    expect(readdirSync(folder)).toEqual(["a.vectors"]);
  });

  it("is replaced for vectors of another model", () => {
    open("a").file.close();
    writeFileSync(join(folder, "mine.txt"), "kept");
    open("b").file.close();
    expect(readdirSync(folder).toSorted()).toEqual(["b.vectors", "mine.txt"]);
  });
});
