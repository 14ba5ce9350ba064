import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { palette } from "../src/core/icons/palette.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { formatNumber, printTable } from "./measure/report.ts";

const verdictsFolder = join(import.meta.dirname, "filters/verdicts");

/** What somebody saw who looked at an icon that a filter showed. */
interface Verdict {
  filter: string;
  value: string;
  icon: string;
  isRight: boolean;
}

/** How much of what filters show is wrong, by judged icons: of those that a filter shows now, the share that it should not. */
export function benchFilters(): void {
  const folder = findCurrentSnapshot(resolve(import.meta.dirname, "../.data"));
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const { catalogue, index } = opened;
  const rows = [...Map.groupBy(readVerdicts(), ({ filter, value }) => `${filter} ${value}`)].map(([name, verdicts]) => {
    const { filter, value } = verdicts[0]!;
    const wanted = palette.some((color) => color.name === value) ? value : [value];
    const { ordinals } = index.search({ term: "", filters: { [filter]: wanted }, amount: catalogue.listedCount });
    const shown = new Set(ordinals);
    const isShown = ({ icon }: Verdict) => {
      const [prefix, iconName] = icon.split(":");
      return shown.has(catalogue.findByIconifyName(prefix!, iconName!) ?? -1);
    };
    const judged = verdicts.filter(isShown);
    const wrong = judged.filter(({ isRight }) => !isRight);
    const right = verdicts.filter(({ isRight }) => isRight);
    const share = `${formatNumber((wrong.length / Math.max(1, judged.length)) * 100)} %`;
    return [
      name,
      formatNumber(ordinals.length),
      `${judged.length}`,
      share,
      `${right.length - right.filter(isShown).length}`,
    ];
  });
  opened.close();
  printTable("Filters: judged icons", ["", "icons", "judged and shown", "wrong", "right, not shown"], rows);
}

function readVerdicts(): Verdict[] {
  return readdirSync(verdictsFolder)
    .filter((file) => file.endsWith(".tsv"))
    .flatMap((file) => readFileSync(join(verdictsFolder, file), "utf8").trim().split("\n"))
    .map((line) => {
      const [filter = "", value = "", icon = "", verdict = ""] = line.split("\t");
      return { filter, value, icon, isRight: verdict === "right" };
    });
}

if (import.meta.main) benchFilters();
