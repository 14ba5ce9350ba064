import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createPeople } from "../src/features/accounts/users/people.server.ts";
import { createSessions } from "../src/features/accounts/sessions/sessions.server.ts";
import { collectionsPath } from "../src/core/urls/paths/collection-paths.ts";
import { createDatabase } from "../src/platform/db/database.server.ts";
import { createLog } from "../src/platform/log.server.ts";
import { makeKillableData } from "./harness/crashes/killable-data.ts";
import { amount } from "./harness/soak.ts";
import { startCalls } from "./harness/site/start-calls.ts";
import { chooseCall, renderMirror, type Mirror, type MirroredCall } from "./harness/calls/mirrored-collections.ts";

const peopleCount = 50;
const kills = amount(2, 40);
/** Every so often the database is killed as well. */
const databaseKilledEvery = amount(2, 5);

/** Somebody who changes their collections, one call after another. */
interface Person {
  id: string;
  token: string;
  mirror: Mirror;
  /** A call that got no answer: it was made whole or not at all. */
  unanswered: MirroredCall | undefined;
}

test("every successful change survives a killed server, and no change is half done", { timeout: 600_000 }, async () => {
  const { dataDir, socket, icons, readPostmaster } = await makeKillableData();
  const people = await signUp(dataDir);
  const pick = createDice(7);

  let answered = 0;
  let unansweredCount = 0;
  for (let round = 1; round <= kills; round++) {
    const site = await startCalls(dataDir);
    onTestFinished(() => void site.child.kill("SIGKILL"));
    await verify(people, socket);
    const wanted = answered + 50 + pick(100);
    const { promise: enough, resolve: resolveEnough } = Promise.withResolvers<void>();
    const running = people.map((person) =>
      changeRepeatedly(person, { url: site.url, icons, pick }, () => {
        if (++answered >= wanted) resolveEnough();
      }),
    );
    await Promise.race([enough, ...running]);
    if (round % databaseKilledEvery === 0) process.kill(await readPostmaster(), "SIGKILL");
    site.child.kill("SIGKILL");
    await Promise.all([...running, site.ended]);
    unansweredCount += people.filter(({ unanswered }) => unanswered).length;
  }
  const last = await startCalls(dataDir);
  await verify(people, socket);
  last.child.kill("SIGKILL");
  await last.ended;
  expect(answered).toBeGreaterThan(kills * 50);
  expect(unansweredCount).toBeGreaterThan(0);
});

async function signUp(dataDir: string): Promise<Person[]> {
  const database = createDatabase({ url: undefined, dataDir, log: createLog("silent") });
  const [accounts, sessions] = [createPeople({ database }), createSessions({ database })];
  const people: Person[] = [];
  for (let number = 0; number < peopleCount; number++) {
    const { id } = await accounts.meetByEmail(`person-${number}@example.com`, { locale: "en" });
    const { token } = await sessions.open(id, { device: "Test" });
    people.push({ id, token, mirror: [], unanswered: undefined });
  }
  await database.close();
  return people;
}

/** Until a call is not answered. What the server says it could not do right now may have been done, too. */
async function changeRepeatedly(
  person: Person,
  { url, icons, pick }: { url: string; icons: readonly string[]; pick: (below: number) => number },
  onAnswer: () => void,
): Promise<void> {
  for (;;) {
    const call = chooseCall(person.mirror, icons, pick);
    person.unanswered = call;
    const response = await fetch(url + collectionsPath + call.path, {
      method: call.method,
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(call.body !== undefined && { "content-type": "application/json" }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    }).catch(() => undefined);
    if (response?.status !== 200) {
      if (response && response.status !== 503) throw new Error(`${call.method} ${call.path}: ${await response.text()}`);
      return;
    }
    const { collection } = (await response.json()) as { collection?: { id: string } };
    person.mirror = call.apply(person.mirror, collection?.id);
    person.unanswered = undefined;
    onAnswer();
  }
}

/** What the database holds must be what the person knows of; then they know it exactly. */
async function verify(people: readonly Person[], socket: string): Promise<void> {
  const held = await readMirrors(socket);
  for (const person of people) {
    const mirror = held.get(person.id) ?? [];
    const { unanswered } = person;
    const possible = unanswered ? [person.mirror, unanswered.apply(person.mirror)] : [person.mirror];
    expect(possible.map(renderMirror)).toContain(renderMirror(mirror));
    person.mirror = mirror;
    person.unanswered = undefined;
  }
}

/** What is in the database once it is there, and nobody who was killed still writes. */
async function readMirrors(socket: string): Promise<Map<string, Mirror>> {
  const client = await connect(socket);
  const countWriters = async () => {
    const { rows } = await client.query<{ value: number }>(
      "select count(*)::int as value from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()",
    );
    return rows[0]?.value;
  };
  await expect.poll(countWriters, { timeout: 30_000 }).toBe(0);
  const { rows } = await client.query<{ person: string; id: string; name: string; icons: string[] }>(
    `select person_id as person, id, name,
       array(select icon_id from collection_icons where collection_id = id order by position, icon_id) as icons
     from collections where kind = 'custom'`,
  );
  await client.end();
  return Map.groupBy(rows, ({ person }) => person);
}

async function connect(socket: string): Promise<Client> {
  let client: Client | undefined;
  const attempt = async () => {
    client = new Client({ host: socket, port: 5432, user: "iconarium", database: "postgres" });
    client.on("error", () => undefined);
    await client.connect();
  };
  await expect
    .poll(
      () =>
        attempt().then(
          () => "connected",
          () => "refused",
        ),
      { timeout: 60_000, interval: 100 },
    )
    .toBe("connected");
  return client!;
}

/** Numbers by chance, the same in each run. */
function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
