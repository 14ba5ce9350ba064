import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasOwnPostgres, startOwnPostgres } from "../../../tests/harness/database/own-postgres.ts";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, withOwnServer, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { amount } from "../../../tests/harness/soak.ts";
import type { Collection } from "./contract.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import { uploadsPath } from "./uploads/contract.ts";

const viewers = ["owner", "guest", "member", "maker", "admin"] as const;
type Viewer = (typeof viewers)[number];
const targets = ["private id", "private code", "public id", "public code", "unknown id", "unknown code"] as const;
type Target = (typeof targets)[number];

/** What the owner's collections are before each call. */
interface Scene {
  private: Collection;
  public: Collection;
  icons: string[];
  /** A collection of the viewer's, for calls that need a second one. */
  own: Collection | undefined;
}

interface Call {
  method: "GET" | "PUT" | "PATCH" | "POST" | "DELETE";
  /** Below `collectionsPath` unless told otherwise. */
  below?: string;
  path: (key: string, scene: Scene) => string;
  body?: (key: string, scene: Scene) => unknown;
  /** Whoever may see it may do it; guests, when it makes nothing. */
  needs: "sight" | "sight and a name" | "ownership";
}

const dot = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>',
).toString("base64");

const calls: Record<string, Call> = {
  "GET /{apiCode}": { method: "GET", path: (key) => `/${key}`, needs: "sight" },
  "GET /{id}/icons": { method: "GET", path: (key) => `/${key}/icons`, needs: "sight" },
  "POST /{id}/download": { method: "POST", path: (key) => `/${key}/download`, body: () => ({}), needs: "sight" },
  "POST /{id}/copy": { method: "POST", path: (key) => `/${key}/copy`, needs: "sight and a name" },
  "PATCH /{id}": { method: "PATCH", path: (key) => `/${key}`, body: () => ({ name: "Taken" }), needs: "ownership" },
  "PATCH /{id}, order": {
    method: "PATCH",
    path: (key) => `/${key}`,
    body: (_key, { icons }) => ({ order: { icons: [icons[0]] } }),
    needs: "ownership",
  },
  "PATCH /{id}, last used": {
    method: "PATCH",
    path: (key) => `/${key}`,
    body: () => ({ isLastUsed: true }),
    needs: "ownership",
  },
  "DELETE /{id}": { method: "DELETE", path: (key) => `/${key}`, needs: "ownership" },
  "PUT /{id}/icons": {
    method: "PUT",
    path: (key) => `/${key}/icons`,
    body: (_key, { icons }) => ({ icons: [icons[2]] }),
    needs: "ownership",
  },
  "PUT /siteApi/icons/collections/{id}/icons": {
    method: "PUT",
    below: uploadsPath,
    path: (key) => `/${key}/icons`,
    body: () => ({ icons: [{ name: "dot.svg", svg: dot }] }),
    needs: "ownership",
  },
  "DELETE /{id}/icons/{iconId}": {
    method: "DELETE",
    path: (key, { icons }) => `/${key}/icons/${icons[0]}`,
    needs: "ownership",
  },
  "POST /{id}/icons/remove": {
    method: "POST",
    path: (key) => `/${key}/icons/remove`,
    body: (_key, { icons }) => ({ ids: [icons[0]] }),
    needs: "ownership",
  },
  "POST /{id}/icons/move, out of it": {
    method: "POST",
    path: (key) => `/${key}/icons/move`,
    body: (_key, { icons, own }) => ({ ids: [icons[0]], to: own?.id ?? "none" }),
    needs: "ownership",
  },
  "POST /{id}/icons/move, into it": {
    method: "POST",
    path: (_key, { own }) => `/${own?.id ?? "none"}/icons/move`,
    body: (key, { icons }) => ({ ids: [icons[3]], to: key }),
    needs: "ownership",
  },
};

/** The whole rule. */
function expectStatus({ needs }: Call, viewer: Viewer, target: Target): number {
  if (viewer === "guest" && needs !== "sight") return 401;
  if (target.startsWith("unknown")) return 404;
  if (viewer === "owner") return 200;
  if (target !== "public code") return 404;
  return needs === "ownership" ? 403 : 200;
}

function keyOf(target: Target, scene: Scene): string {
  const [which, by] = target.split(" ") as ["private" | "public" | "unknown", "id" | "code"];
  if (which === "unknown") return by === "id" ? crypto.randomUUID() : "x".repeat(22);
  return by === "id" ? scene[which].id : scene[which].apiCode;
}

const places = [{ name: "the embedded database" }, { name: "a PostgreSQL server", isOwn: true }];

describe.for(places.filter(({ isOwn }) => !isOwn || hasOwnPostgres))("on $name", ({ isOwn }) => {
  let site: TestApp;
  let server: Awaited<ReturnType<typeof startOwnPostgres>> | undefined;
  let icons: string[];
  const members = {} as Record<Exclude<Viewer, "guest">, Member>;

  beforeAll(async () => {
    server = isOwn ? await startOwnPostgres() : undefined;
    site = await startTestApp(server ? { DATABASE_URL: server.url } : withOwnServer);
    for (const viewer of viewers) if (viewer !== "guest") members[viewer] = await signIn(site, `${viewer}@example.com`);
    const database = site.openDatabase();
    await database.run((db) => db.execute(sql`update people set roles = '{admin}' where email = 'admin@example.com'`));
    await database.run((db) => db.execute(sql`update people set roles = '{maker}' where email = 'maker@example.com'`));
    await database.close();
    for (const { id } of Object.values(members)) site.services.sessionCache.forget(id);
    const { catalogue } = site.services.catalogue.current();
    icons = [0, 1, 2, 3].map((ordinal) => catalogue.id(ordinal));
  });
  afterAll(async () => {
    await site.close();
    await server?.stop();
  });

  const request = async (
    viewer: Viewer,
    {
      method,
      below = collectionsPath,
      path,
      body,
    }: { method: Call["method"]; below?: string; path: string; body?: unknown },
  ) =>
    site.app.inject({
      method,
      // Each from a place of their own: some calls are counted by it.
      remoteAddress: `10.0.0.${viewers.indexOf(viewer) + 1}`,
      url: below + path,
      headers: viewer === "guest" ? {} : members[viewer].headers,
      ...(body !== undefined && { body: body as object }),
    });

  const requesterOf = (viewer: Exclude<Viewer, "guest">) => ({ personId: members[viewer].id, locale: "en" as const });

  async function setScene(viewer: Viewer): Promise<Scene> {
    const { collections } = site.services;
    const owner = requesterOf("owner");
    const make = (access: "public" | "private") =>
      collections.create(owner, { name: access, access, icons: icons.slice(0, 2) });
    return {
      private: await make("private"),
      public: await make("public"),
      icons,
      own: viewer === "guest" ? undefined : await collections.create(requesterOf(viewer), { icons: [icons[3]!] }),
    };
  }

  async function clearScene(): Promise<void> {
    const { collections } = site.services;
    for (const member of Object.keys(members) as (keyof typeof members)[]) {
      const requester = requesterOf(member);
      const { collections: all } = await collections.list(requester);
      for (const { id, kind } of all) if (kind === "custom") await collections.delete(requester, id);
    }
  }

  /** Everything that the owner has, and what the viewer's own collection holds. */
  async function readAll({ own }: Scene, viewer: Viewer): Promise<unknown> {
    const { collections } = site.services;
    const owner = requesterOf("owner");
    const listed = await collections.list(owner);
    const remaining = await Promise.all(listed.collections.map(({ id }) => collections.listIcons(owner, id)));
    return {
      listed,
      kept: remaining,
      own: own && viewer !== "guest" && (await collections.get(requesterOf(viewer), own.id)),
    };
  }

  const rows = Object.entries(calls).flatMap(([name, call]) => viewers.map((viewer) => ({ name, call, viewer })));
  /** A sample asks every call of some viewers; of fewer on a server, as the rule is the same over any database. */
  const asked = rows.filter((_, place) => place % amount(isOwn ? 11 : 4, 1) === 0);

  test.for(asked)("$name by $viewer", async ({ call, viewer }) => {
    let scene = await setScene(viewer);
    const before = viewer === "owner" ? undefined : await readAll(scene, viewer);
    const refusals = new Set<string>();
    for (const target of targets) {
      const key = keyOf(target, scene);
      const response = await request(viewer, {
        method: call.method,
        ...(call.below !== undefined && { below: call.below }),
        path: call.path(key, scene),
        ...(call.body && { body: call.body(key, scene) }),
      });
      expect(response.statusCode, `${target}: ${response.body}`).toBe(expectStatus(call, viewer, target));
      if (viewer !== "owner") {
        for (const secret of [scene.private.id, scene.public.id, members.owner.id, "owner@example.com"])
          expect(response.body).not.toContain(secret);
      }
      if (response.statusCode === 404 || response.statusCode === 401) refusals.add(response.body);
      if (viewer === "owner" && response.statusCode === 200) {
        await clearScene();
        scene = await setScene(viewer);
      }
    }
    if (before) expect(await readAll(scene, viewer)).toEqual(before);
    // What is hidden is refused in the same words as what is not there.
    expect(refusals.size).toBe(1);
    await clearScene();
  });

  test("lists, new collections and events require sign-in, and concern one's own collections", async () => {
    const scene = await setScene("member");
    for (const [method, path] of [
      ["GET", ""],
      ["PUT", ""],
      ["GET", "/changes"],
    ] as const) {
      const refused = await request("guest", { method, path, ...(method === "PUT" && { body: {} }) });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, "signed_out"]);
    }
    for (const viewer of ["member", "maker", "admin"] as const) {
      const listed = await request(viewer, { method: "GET", path: "" });
      expect(listed.statusCode).toBe(200);
      expect(listed.body).not.toContain(scene.public.apiCode);
      expect(listed.body).not.toContain(scene.private.apiCode);
      const response = await request(viewer, { method: "PUT", path: "", body: { id: scene.private.id } });
      expect(response.statusCode).toBe(409);
    }
    await clearScene();
  });

  test("a requested download can be fetched by the same person, as long as they may view the collection", async () => {
    const scene = await setScene("member");
    const order = async (viewer: Viewer, { id, apiCode }: Collection) => {
      const key = viewer === "owner" ? id : apiCode;
      const ordered = await request(viewer, { method: "POST", path: `/${key}/download`, body: {} });
      return ordered.json<{ url: string }>().url.slice(collectionsPath.length);
    };
    const statusOf = async (viewer: Viewer, path: string) =>
      (await request(viewer, { method: "GET", path })).statusCode;
    for (const viewer of viewers) {
      const own = await order("owner", scene.private);
      expect(await statusOf(viewer, own)).toBe(viewer === "owner" ? 200 : 404);
    }
    expect(await statusOf("admin", await order("member", scene.public))).toBe(404);
    expect(await statusOf("member", await order("member", scene.public))).toBe(200);
    const shared = await order("member", scene.public);
    await request("owner", { method: "PATCH", path: `/${scene.public.id}`, body: { access: "private" } });
    expect(await statusOf("member", shared)).toBe(404);
    await clearScene();
  });

  test("shared collections are inaccessible once their owner requests account deletion", async () => {
    const scene = await setScene("member");
    const database = site.openDatabase();
    const setDeleted = (value: Date | null) =>
      database.run((db) => db.execute(sql`update people set deleted_at = ${value} where id = ${members.owner.id}`));
    await setDeleted(new Date());
    const { apiCode } = scene.public;
    const gone = await request("member", { method: "GET", path: `/${apiCode}` });
    expect([
      gone.statusCode,
      (await request("guest", { method: "GET", path: `/${apiCode}/icons` })).statusCode,
    ]).toEqual([404, 404]);
    expect((await request("member", { method: "POST", path: `/${apiCode}/copy` })).statusCode).toBe(404);
    await setDeleted(null);
    await database.close();
    expect((await request("guest", { method: "GET", path: `/${apiCode}` })).statusCode).toBe(200);
    await clearScene();
  });

  test("a hundred simultaneous creations at 149 collections create one", { timeout: 240_000 }, async () => {
    const { collections } = site.services;
    for (let count = 2; count < 149; count++)
      await collections.create(requesterOf("member"), { name: `Number ${count}` });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => request("member", { method: "PUT", path: "", body: {} })),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([made.length, refused.length]).toEqual([1, 99]);
    expect(refused[0]!.json()).toEqual({
      success: false,
      code: "limit_reached",
      message: "Only 150 collections are available.",
    });
    const { collections: all, total } = await collections.list(requesterOf("member"));
    expect(total).toBe(150);
    expect((await request("member", { method: "POST", path: `/${all[0]!.id}/copy` })).statusCode).toBe(429);
    await clearScene();
  });
});
