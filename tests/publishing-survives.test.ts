import { expect, onTestFinished, test } from "vitest";
import { formatImagePath } from "../src/core/urls/paths/image-path.ts";
import { createUserAdmin } from "../src/features/accounts/admin/user-admin.server.ts";
import { createPeople } from "../src/features/accounts/users/people.server.ts";
import { createSessions } from "../src/features/accounts/sessions/sessions.server.ts";
import { createDatabase } from "../src/platform/db/database.server.ts";
import { createLog } from "../src/platform/log.server.ts";
import { makeKillableData } from "./harness/crashes/killable-data.ts";
import { isSoak } from "./harness/soak.ts";
import { startCalls } from "./harness/site/start-calls.ts";

const path = "/api/admin/v1/catalogue";
const kills = 10;
const packIcons = 3;
/** Another process shows what happened within this time. */
const followsWithinMs = 15_000;

test.runIf(isSoak)(
  "published and removed icons survive a killed server, completely, and another process serves them",
  { timeout: 300_000 },
  async () => {
    const { dataDir, icons } = await makeKillableData();
    const token = await signUpAdmin(dataDir);
    const start = async () => {
      const site = await startCalls(dataDir);
      onTestFinished(() => void site.child.kill("SIGKILL"));
      const ask = (method: string, url: string, body?: object) =>
        fetch(site.url + url, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
          ...(body && { body: JSON.stringify(body) }),
        });
      return { ...site, ask };
    };
    const observer = await start();
    const probe = async (id: string) => (await observer.ask("GET", formatImagePath(id, "svg"))).status;
    const countOf = async (author: string) => {
      const answer = await observer.ask("GET", `${path}/published?q=${author}`);
      return ((await answer.json()) as { total: number }).total;
    };

    let number = 0;
    const published: string[] = [];
    const takenDown: string[] = [];
    /** Authors of packs that got no answer. */
    const uncertain: string[] = [];
    for (let round = 1; round <= kills; round++) {
      const site = await start();
      const publish = async () => {
        const author = `Maker${++number}x`;
        uncertain.push(author);
        const answer = await site.ask("POST", `${path}/packs`, describePack(author, number));
        if (answer.status !== 200) throw new Error(await answer.text());
        const { published: rows } = (await answer.json()) as { published: { id: string }[] };
        published.push(...rows.map(({ id }) => id));
        uncertain.splice(uncertain.indexOf(author), 1);
      };
      const takeDown = async () => {
        const icon = icons.pop()!;
        const answer = await site.ask("POST", `${path}/taken-down`, { icon, reason: "license" });
        if (answer.status === 200) takenDown.push(icon);
      };
      const before = published.length + takenDown.length;
      const running = [publish, takeDown, publish, takeDown].map((work) => repeat(work).catch(() => undefined));
      await expect.poll(() => published.length + takenDown.length - before, { timeout: 60_000 }).toBeGreaterThan(8);
      site.child.kill("SIGKILL");
      await Promise.all([...running, site.ended]);
      for (const id of published) await expect.poll(() => probe(id), { timeout: followsWithinMs }).toBe(200);
      for (const id of takenDown) await expect.poll(() => probe(id), { timeout: followsWithinMs }).toBe(410);
      for (const author of uncertain) expect([0, packIcons]).toContain(await countOf(author));
    }
    expect(uncertain.length).toBeGreaterThan(0);

    // One that starts now has nothing of what was taken down from its first answer on, whenever the database tells it the rest.
    const late = await start();
    for (const id of takenDown) expect((await late.ask("GET", formatImagePath(id, "svg"))).status).toBe(410);
    for (const id of published) {
      await expect.poll(async () => (await late.ask("GET", formatImagePath(id, "svg"))).status).toBe(200);
    }
  },
);

async function repeat(work: () => Promise<void>): Promise<never> {
  for (;;) await work();
}

function describePack(author: string, number: number): object {
  const drawings = Array.from({ length: packIcons }, (_, place) => ({
    name: `Thing ${place}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M${number} 2h9v${place + 3}z"/></svg>`,
  }));
  return { title: `Pack of ${author}`, author, license: "MIT", category: "science", drawings };
}

async function signUpAdmin(dataDir: string): Promise<string> {
  const database = createDatabase({ url: undefined, dataDir, log: createLog("silent") });
  const sessions = createSessions({ database });
  const { id } = await createPeople({ database }).meetByEmail("admin@example.com", { locale: "en" });
  await createUserAdmin({ database, sessions }).change(id, { grant: "admin" });
  const { token } = await sessions.open(id, { device: "Test" });
  await database.close();
  return token;
}
