import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { prepareFixtureData } from "../../../../tests/harness/site/fixture-catalogue.ts";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import { ColumnFile } from "../../../core/columns/columns.ts";
import { openSearchIndex } from "../../../core/search/open-search-index.ts";
import type { SearchIndex } from "../../../core/search/search.ts";
import { openCatalogue } from "../service.server.ts";
import { snapshotFiles } from "../snapshot/check-snapshot.server.ts";
import { findCurrentSnapshot } from "../snapshot/snapshot-folder.server.ts";

let [catalogue, index]: [Catalogue, SearchIndex] = [undefined!, undefined!];
beforeAll(async () => {
  const folder = findCurrentSnapshot(await prepareFixtureData(["feather", "lucide"]))!;
  ({ catalogue } = openCatalogue(folder));
  index = openSearchIndex(new ColumnFile(readFileSync(join(folder, snapshotFiles.search))), catalogue);
});

const list = (term: string, style?: string) =>
  Array.from(
    index.search({ term, ...(style && { filters: { style: [style] } }), amount: 1000 }).ordinals,
    (ordinal) => {
      const { platform, commonName } = catalogue.icon(ordinal);
      return `${platform} ${commonName}`;
    },
  );

describe("a search over Lucide and Feather", () => {
  it.each(["bell", "mail"])("shows their %s, which look alike, once before all others", (name) => {
    const found = list(name);
    const [first, second] = ["lucide", "feather"]
      .map((style) => found.indexOf(`${style} ${name}`))
      .toSorted((a, b) => a - b);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(found.findIndex((each) => !each.endsWith(` ${name}`)));
    const { total } = index.search({ term: name });
    expect(new Set(found)).toHaveLength(total);
  });

  it("moves nothing where a style is asked for", () => {
    expect(list("bell", "feather")[0]).toBe("feather bell");
    expect(list("bell", "lucide")[0]).toBe("lucide bell");
  });
});
