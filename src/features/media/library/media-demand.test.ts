import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createDownloadLog } from "../../downloads/download-log.server.ts";
import { createMediaDemand } from "./media-demand.server.ts";

const log = createLog("silent");
let held: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  held = await startDatabase();
});
afterAll(() => held.close());

/** Downloads of a day. */
async function note(day: string, downloads: Readonly<Record<string, number>>) {
  const downloadLog = createDownloadLog({ ...held, log, now: () => new Date(`${day}T12:00:00Z`) });
  const demand = createMediaDemand({ downloadLog, log });
  for (const [id, times] of Object.entries(downloads)) for (let n = 0; n < times; n++) demand.note(id, "svg");
  downloadLog.record({ icons: ["garden"], kind: "download", format: "svg" });
  await downloadLog.close();
}

test("popular means most downloads, rising means more than before; icons don't count as images", async () => {
  await note("2026-03-01", { garden: 40 });
  await note("2026-03-28", { garden: 9, beach: 5 });
  const downloadLog = createDownloadLog({ ...held, log, now: () => new Date("2026-03-30T12:00:00Z") });
  const demand = createMediaDemand({ downloadLog, log });
  expect(demand.read()).toEqual({ popular: new Map(), rising: new Map() });
  await demand.renew();
  const { popular, rising } = demand.read();
  expect([...popular]).toEqual([
    ["garden", 49],
    ["beach", 5],
  ]);
  expect([...rising].toSorted(([, one], [, other]) => other - one).map(([id]) => id)).toEqual(["beach", "garden"]);
  await downloadLog.close();
});

const letContinue = () => new Promise((resolve) => void setImmediate(resolve));

test("a refresh after a download includes it, although an earlier refresh responds later", async () => {
  let downloads = 1;
  const answers: (() => void)[] = [];
  const demand = createMediaDemand({
    log,
    downloadLog: {
      record: () => undefined,
      listMostDownloaded() {
        const counts = [{ icon: "media:garden", downloads }];
        const { promise, resolve } = Promise.withResolvers<typeof counts>();
        answers.push(() => resolve(counts));
        return promise;
      },
    },
  });
  const early = demand.renew();
  const readEarly = answers.splice(0);
  downloads = 2;
  const late = demand.renew();
  // The later one is answered first, as far as it has asked yet.
  for (const answer of answers.splice(0)) answer();
  await letContinue();
  for (const answer of readEarly) answer();
  await letContinue();
  for (const answer of answers) answer();
  await Promise.all([early, late]);
  expect(demand.read().popular.get("garden")).toBe(2);
});
