import { setTimeout } from "node:timers/promises";
import { captchaHeader } from "../../src/core/people/captcha.ts";
import { requestsPath } from "../../src/features/requests/contract.ts";
import { beSomebody } from "../../tests/harness/people/be-somebody.ts";
import { createHttpVisitor, type HttpVisitor } from "../../tests/harness/people/http-visitor.ts";
import { solveCaptcha } from "../../tests/harness/people/solve-captcha.ts";
import { readCpuMs } from "./processes.ts";
import { formatNumber, printTable } from "../measure/report.ts";
import { startOurs } from "./servers.ts";
import { percentile } from "../measure/timing.ts";

const rounds = 15;
/** Between two searches: one after the other would take the time that publishing needs. */
const pauseMs = 20;
/** Words that no icon has. */
const syllables = ["zor", "bul", "vix", "qua", "mep", "tud", "gry", "lof"];

type Ask = (method: string, path: string, json?: object) => Promise<Record<string, never>>;

/**
 * From the call by which a maker resolves a request until a search by call finds the icon: through HTTP, the database and the
 * whole catalogue, with the search asked again and again from the moment at which the call is sent.
 */
export async function benchPublishing(): Promise<void> {
  const server = await startOurs({ TEST_MODE: "true" });
  const site = server.url.replace("127.0.0.1", "localhost");
  try {
    const [member, admin, maker] = [
      await enter(site, "member"),
      await enter(site, "admin"),
      await enter(site, "maker"),
    ];
    const { makers } = (await admin("GET", "/api/makers")) as { makers?: { id: string }[] };
    const makerId = makers![0]!.id;
    const answeredMs: number[] = [];
    const foundMs: number[] = [];
    const cpuMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { request } = (await member("PUT", requestsPath, { title: `Something new ${round}` })) as {
        request?: { id: string };
      };
      const path = `${requestsPath}/${request!.id}`;
      await admin("POST", `${path}/assignMaker`, { makerId });
      await maker("POST", `${path}/takeToWork`);
      const before = readCpuMs(server.pid);
      const times = await publish(site, { maker, path, word: makeWord(round), round });
      answeredMs.push(times.answeredMs);
      foundMs.push(times.foundMs);
      if (before !== undefined) cpuMs.push(readCpuMs(server.pid)! - before);
    }
    printTable(
      `Publishing an icon by resolving a request, ${rounds} times in sequence, ms`,
      ["", "half within", "p90", "all"],
      [
        row("until the call returns", answeredMs),
        row("until the search call finds it", foundMs),
        row("CPU time of the server", cpuMs),
      ],
    );
    if (Math.max(...foundMs) > 1_000) process.stdout.write("Target: less than 1,000 ms.\n");
  } finally {
    await server.stop();
  }
}

async function publish(
  site: string,
  { maker, path, word, round }: { maker: Ask; path: string; word: string; round: number },
): Promise<{ answeredMs: number; foundMs: number }> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2l${round + 1}.5 20 9 1.${round}z"/></svg>`;
  const icon = { name: word, tags: [], category: "animals", license: "CC0-1.0", svg: drawing };
  const startedAt = performance.now();
  const answered = maker("POST", `${path}/resolve`, { resolvedItems: [icon] }).then(
    () => performance.now() - startedAt,
  );
  let foundMs: number | undefined;
  while (foundMs === undefined) {
    const answer = await fetch(`${site}/api/iconsets/v7/search?term=${word}&amount=1`);
    const { icons } = (await answer.json()) as { icons: { name: string }[] };
    if (icons[0]?.name.toLowerCase() === word) foundMs = performance.now() - startedAt;
    else if (performance.now() - startedAt > 30_000) throw new Error(`${word} was not found`);
    else await setTimeout(pauseMs);
  }
  return { answeredMs: await answered, foundMs };
}

const row = (name: string, times: readonly number[]): string[] => [
  name,
  ...[0.5, 0.9, 1].map((share) => formatNumber(percentile(times, share))),
];

const makeWord = (round: number) =>
  [round, round >> 3, round * 5 + 3].map((place) => syllables[place % syllables.length]).join("");

/** Calls as one of the people who are ready to try the site with; those that need it bring proof of a person. */
async function enter(site: string, person: "member" | "admin" | "maker"): Promise<Ask> {
  const visitor = createHttpVisitor();
  await beSomebody(visitor, await visitor.go(`${site}/api/auth/v1/login/github?path=/icons`), { person });
  return async (method, path, json) => {
    const headers = method === "PUT" ? await prove(visitor, site) : {};
    const answer = await visitor.ask(site + path, { method, headers, ...(method !== "GET" && { json: json ?? {} }) });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as Record<string, never>;
  };
}

async function prove(visitor: HttpVisitor, site: string): Promise<Record<string, string>> {
  const { text } = await visitor.ask(`${site}/api/captcha/v1/challenge`);
  return { [captchaHeader]: await solveCaptcha(JSON.parse(text) as never) };
}
