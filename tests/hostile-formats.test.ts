import { afterAll, beforeAll, expect, it } from "vitest";
import { fileFormatIds, type FileFormatId } from "../src/features/exports/contract.ts";
import { drawByLots } from "./hostile-svg/draw-lots.ts";
import { amount } from "./harness/soak.ts";
import type { HostileDrawing } from "./hostile-svg/hostile-drawing.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

/** One of each kind, and many by `npm run test:soak`; `HOSTILE_DRAWINGS=1000` tries so many, `HOSTILE_SEED=2` other ones. */
const count = Number(process.env["HOSTILE_DRAWINGS"] ?? amount(31, 520));
const seed = Number(process.env["HOSTILE_SEED"] ?? 1);
/** Every third format of each, beginning with another one. */
const everyFormats = amount(3, 1);
const atOnce = 2;
const minuteLimit = 200;
/** Only of icons with a name in Iconify, and of drawings that move, which few of them do. */
const seldomMade: ReadonlySet<FileFormatId> = new Set(["iconify-name", "gif", "apng", "webp-animated"]);
/** These have scripts of their own. */
const scripted: ReadonlySet<FileFormatId> = new Set(["vue", "svelte"]);
/** What does something in a program that shows the file. */
const active =
  /top\.hit|<iframe|<foreignobject|javascript:|evil\.test|\son[a-z]+\s*=\s*["'{]|data:(?!image\/svg\+xml)/i;
/** Names in PDF files, where they are not packed. */
const activeNames = /\/(?:JavaScript|JS|URI|Launch|OpenAction|EmbeddedFile)\b/;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ FREE_PNG_SIZE: "1024" });
});
afterAll(() => site.close());

interface Outcome {
  drawing: string;
  format: FileFormatId;
  status: number;
  ms: number;
  message: string;
  harm: string | undefined;
}

async function convert({ name, bytes }: HostileDrawing, format: FileFormatId, network: number): Promise<Outcome> {
  const startedAt = performance.now();
  const response = await site.app.inject({
    method: "POST",
    url: "/plainConverter",
    remoteAddress: `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    payload: { svg: Buffer.from(bytes).toString(), format, name: "drawing", size: 256 },
  });
  const text = response.rawPayload.toString("latin1");
  return {
    drawing: name,
    format,
    status: response.statusCode,
    ms: Math.round(performance.now() - startedAt),
    message: response.statusCode === 200 ? "" : text,
    harm: response.statusCode === 200 ? findHarm(text, format) : undefined,
  };
}

const findHarm = (text: string, format: FileFormatId) =>
  active.exec(text)?.[0] ??
  (format === "pdf" ? activeNames.exec(text)?.[0] : undefined) ??
  (scripted.has(format) ? undefined : /<script/i.exec(text)?.[0]);

it(
  "hostile SVGs become safe files of every format or are rejected, and other images are served meanwhile",
  { timeout: 3_600_000 },
  async () => {
    const all = drawByLots(count, seed).flatMap((drawing, place) =>
      fileFormatIds.filter((_, index) => (index + place) % everyFormats === 0).map((format) => ({ drawing, format })),
    );
    const choices = all.values();
    const outcomes: Outcome[] = [];
    const pictures: { status: number; ms: number }[] = [];
    async function attack() {
      for (const { drawing, format } of choices) {
        const network = Math.floor(outcomes.length / minuteLimit);
        const [outcome] = await Promise.all([convert(drawing, format, network), browse()]);
        outcomes.push(outcome);
      }
    }
    async function browse() {
      const startedAt = performance.now();
      const sizePx = 16 + (pictures.length % 80);
      const { statusCode } = await site.app.inject({
        url: `/img/lucide/${sizePx}/house.png`,
        remoteAddress: "9.9.9.9",
      });
      pictures.push({ status: statusCode, ms: Math.round(performance.now() - startedAt) });
    }
    await Promise.all(Array.from({ length: atOnce }, attack));

    report(outcomes, pictures);
    expect(outcomes).toHaveLength(all.length);
    expect(outcomes.filter(({ status }) => ![200, 400, 413].includes(status))).toEqual([]);
    expect(outcomes.filter(({ harm }) => harm !== undefined)).toEqual([]);
    for (const format of fileFormatIds.filter((id) => !seldomMade.has(id)))
      expect(
        outcomes.some((outcome) => outcome.format === format && outcome.status === 200),
        format,
      ).toBe(true);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ status }) => status !== 200)).toEqual([]);
  },
);

function report(outcomes: readonly Outcome[], pictures: readonly { ms: number }[]): void {
  const statuses = Object.groupBy(outcomes, ({ status }) => status);
  const slowest = outcomes.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  const waits = pictures.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const lines = [
    `${count} drawings, ${fileFormatIds.length} formats: ${Object.entries(statuses)
      .map(([status, all]) => `${status}: ${all!.length}`)
      .join(", ")}`,
    ...slowest.map(({ drawing, format, status, ms }) => `${ms} ms: ${drawing} as ${format} (${status})`),
    `${waits.length} pictures meanwhile, in ${waits[waits.length >> 1]} ms, 99 % in ${waits[Math.floor(waits.length * 0.99)]} ms, ${waits.at(-1)} ms at most`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
