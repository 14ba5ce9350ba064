import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { appendFile, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { signInTypes } from "../src/core/people/sign-in-types.ts";
import { readMailLink } from "../src/features/accounts/mail/mail-link.ts";
import { createOutbox } from "../src/platform/mail/outbox.server.ts";
import { beSomebody } from "./harness/people/be-somebody.ts";
import { makeDataDir } from "./harness/database/database.ts";
import { pictureSets, prepareFixtureData } from "./harness/site/fixture-catalogue.ts";
import { createHttpVisitor, type HttpVisitor } from "./harness/people/http-visitor.ts";
import { placeCluster } from "./harness/database/postgres-template.ts";
import { isSoak } from "./harness/soak.ts";
import { createSoftAuthenticator } from "./harness/people/soft-authenticator.ts";
import { solveCaptcha } from "./harness/people/solve-captcha.ts";
import { captchaHeader } from "../src/core/people/captcha.ts";

const isSecret = (name: string) => !["uid", "paid", "language"].includes(name);

/** A visitor who notes every secret that they are told: cookies, and what addresses hold. */
function createNotingVisitor(): HttpVisitor & { secrets: Set<string> } {
  const visitor = createHttpVisitor();
  const secrets = new Set<string>();
  const ask: HttpVisitor["ask"] = async (url, asking) => {
    const visit = await visitor.ask(url, asking);
    for (const line of visit.headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = line.split(";", 1)[0]!.split("=");
      if (isSecret(name)) secrets.add(value);
    }
    for (const address of [url, new URL(visit.headers.location ?? url, url).href]) {
      const { searchParams } = new URL(address);
      for (const name of ["code", "state", "ticket", "nonce"]) secrets.add(searchParams.get(name) ?? "");
    }
    return visit;
  };
  const go: HttpVisitor["go"] = async (start, asking) => {
    let visit = await ask(start, asking);
    while (visit.headers.location !== undefined) visit = await ask(new URL(visit.headers.location, visit.url).href);
    return visit;
  };
  return { cookies: visitor.cookies, ask, go, secrets };
}

/** What a server wrote, and what of it is somebody's. */
interface Traces {
  output: string;
  secrets: ReadonlySet<string>;
  /** Addresses and words of people, and numbers of their cards. */
  words: readonly string[];
}

/** Does all that visitors can tell a server, and lets it fail at each of it. @param nodeOptions of its process */
async function leaveTraces(nodeOptions: readonly string[] = []): Promise<Traces> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  await placeCluster(dataDir);
  await symlink(join(await prepareFixtureData(pictureSets), "catalogue"), join(dataDir, "catalogue"), "junction");
  const child = spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, "harness/site/serve-calls.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PICTURE_SEARCH: "false",
      LOG_LEVEL: "trace",
      NODE_COMPILE_CACHE: join(import.meta.dirname, "../.cache/compile"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const site = line.toString().trim().replace("127.0.0.1", "localhost");
  const german = site.replace("//", "//de.");
  const cluster = join(dataDir, "postgres-18", "cluster");
  const readPostmaster = async () => Number((await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n")[0]);
  let isKilled = false;
  onTestFinished(async () => void (!isKilled && process.kill(await readPostmaster(), "SIGQUIT")));

  const visitor = createNotingVisitor();
  const { secrets } = visitor;
  const tokenAt = (at: string) => visitor.cookies.get(new URL(at).host)?.get("token");

  for (const [index, type] of signInTypes.entries()) {
    const page = await visitor.go(`${index % 2 ? german : site}/api/auth/v1/login/${type}?path=/icons/new`);
    await beSomebody(visitor, page, { person: "member" });
    expect(tokenAt(site), type).toBeDefined();
  }

  const email = "anna@secret.example";
  const challenge = JSON.parse((await visitor.ask(`${german}/api/captcha/v1/challenge`)).text) as never;
  const headers = { [captchaHeader]: await solveCaptcha(challenge) };
  await visitor.ask(`${german}/api/auth/v1/login/email`, { json: { email }, headers });
  const [letter] = await createOutbox({ folder: join(dataDir, "outbox") }).list();
  const { token } = readMailLink(new URL(/https?:\S+/.exec(letter!.text)![0]).hash)!;
  secrets.add(token);
  for (const status of [200, 404]) {
    const confirmed = await visitor.ask(`${german}/api/auth/v1/login/email/confirm`, { json: { token } });
    expect(confirmed.status).toBe(status);
    if (status === 200) await visitor.go((JSON.parse(confirmed.text) as { path: string }).path);
  }
  expect(tokenAt(site)).toBe(tokenAt(german));

  const device = createSoftAuthenticator(site);
  const ask = async (path: string, json: object = {}) => visitor.ask(site + path, { json });
  const readOptions = async (path: string) => {
    const { options } = JSON.parse((await ask(path)).text) as { options: { challenge: string } };
    secrets.add(options.challenge);
    return options as never;
  };
  const made = device.register(await readOptions("/api/user/v2/passkeys/options"));
  expect(await ask("/api/user/v2/passkeys", { name: "Laptop", response: made })).toMatchObject({ status: 200 });
  for (const [counter, status] of [
    [2, 200],
    [1, 403],
  ] as const) {
    const response = device.signIn(await readOptions("/api/auth/v1/login/passkey/options"), counter);
    expect(await ask("/api/auth/v1/login/passkey", { response })).toMatchObject({ status });
  }

  const newsAddress = "news@secret.example";
  const written = ["Hideout of Anna", "Purple wombat", "Zanzibar"] as const;
  const [collectionName, title, searchTerm] = written;
  const proof = async (): Promise<Record<string, string>> => {
    const found = JSON.parse((await visitor.ask(`${site}/api/captcha/v1/challenge`)).text) as never;
    return { [captchaHeader]: await solveCaptcha(found) };
  };
  const settings = [
    ["PUT", "/siteApi/collections/v2", { name: collectionName }],
    ["PUT", "/api/requests", { title, description: "For the zoo of Anna" }],
    ["POST", "/api/webhook/blog_subscribe_form", { email: newsAddress }],
    ["POST", "/api/errors", { kind: "error", message: `Error: no row of ${newsAddress}`, path: "/icons" }],
  ] as const;
  for (const [method, path, json] of settings)
    expect((await visitor.ask(site + path, { method, json, headers: await proof() })).status, path).toBeLessThan(300);
  const search = await visitor.ask(`${site}/api/iconsets/v7/search?term=${searchTerm}&saveAnalytics=true`);
  expect(search.status).toBe(200);

  const cards = ["4000 0000 0000 0002", "4242 4242 4242 4242"] as const;
  const ordered = await visitor.ask(`${site}/billing/v2/subscriptions`, {
    json: { addProducts: ["pro-month"], currency: "USD" },
    headers: await proof(),
  });
  expect(ordered.status).toBe(200);
  const { orderId, url } = JSON.parse(ordered.text) as { orderId: string; url: string };
  const checkout = site + new URL(url).pathname;
  secrets.add(orderId).add(checkout.split("/").at(-1)!);
  for (const [index, number] of cards.entries()) {
    const paid = await visitor.ask(checkout, { form: { number, expiry: "12/39", cvc: "739" } });
    expect(paid.status).toBe([422, 303][index]);
  }
  const forged = { json: { id: "evt_forged", note: newsAddress }, headers: { "test-signature": `t=1,v1=${orderId}` } };
  expect((await visitor.ask(`${site}/billing/webhooks/test`, forged)).status).toBeGreaterThanOrEqual(400);
  const readInvoice = async () => {
    const { text } = await visitor.ask(`${site}/billing/v2/purchases`);
    return (JSON.parse(text) as { invoices: { id: string }[] }).invoices[0]?.id;
  };
  await expect.poll(readInvoice, { timeout: 20_000 }).toBeDefined();
  const invoice = await visitor.ask(`${site}/billing/v2/invoices/${await readInvoice()}/pdf`);
  expect(invoice.status).toBe(200);

  const letters = await createOutbox({ folder: join(dataDir, "outbox") }).list();
  for (const { text } of letters) for (const [, inLink] of text.matchAll(/token=([\w.-]{20,})/g)) secrets.add(inLink!);

  // A provider that refuses, an answer that nobody asked for, and a database that goes away on the way.
  const begin = async () => {
    const page = await visitor.go(`${site}/api/auth/v1/login/github`);
    const resume = await visitor.ask(page.url, { form: { person: "member" } });
    return new URL((await visitor.ask(resume.headers.location!)).headers.location!);
  };
  const refused = await begin();
  refused.searchParams.set("code", "a-code-that-was-made-up");
  expect((await visitor.go(refused.href)).url).toContain("problem=refused");
  expect((await visitor.go(refused.href)).url).toContain("problem=expired");
  const last = await begin();
  const open = await visitor.ask(`${site}/billing/v2/subscriptions`, {
    json: { addProducts: ["api-10k"], currency: "USD" },
    headers: await proof(),
  });
  const unpaid = JSON.parse(open.text) as { orderId: string; url: string };
  secrets.add(unpaid.orderId).add(unpaid.url.split("/").at(-1)!);
  // It is started again as soon as somebody misses it, which must not go well.
  await appendFile(join(cluster, "postgresql.conf"), "\nnonsense\n");
  process.kill(await readPostmaster(), "SIGQUIT");
  await expect.poll(() => existsSync(join(cluster, "postmaster.pid")), { timeout: 20_000 }).toBe(false);
  isKilled = true;
  expect((await visitor.go(last.href)).url).toContain("problem=away");

  const lost = await visitor.ask(site + new URL(unpaid.url).pathname, {
    form: { number: cards[1], expiry: "12/39", cvc: "739" },
  });
  expect(lost.status).toBeGreaterThanOrEqual(500);

  child.kill("SIGTERM");
  await once(child, "exit");
  secrets.delete("");
  secrets.delete("none");
  const numbers = cards.flatMap((number) => [number, number.replaceAll(" ", "")]);
  return {
    output,
    secrets,
    words: [email, newsAddress, "member@people.example", "zoo of Anna", ...written, ...numbers],
  };
}

const listLogged = ({ output, secrets, words }: Traces) => [...secrets, ...words].filter((one) => output.includes(one));

test("the server log contains no token, URL, card or text of its visitors, whatever fails", async () => {
  const traces = await leaveTraces();
  for (const event of ["a sign-in failed", "Error in a browser", "database"]) expect(traces.output).toContain(event);
  expect(traces.secrets.size).toBeGreaterThan(40);
  expect(listLogged(traces)).toEqual([]);
});

test.runIf(isSoak)("without redaction it would", async () => {
  const logged = listLogged(
    await leaveTraces(["--import", join(import.meta.dirname, "harness/site/hide-nothing.mjs")]),
  );
  expect(logged).toEqual(expect.arrayContaining(["news@secret.example", expect.stringMatching(/^order_/)]));
});
