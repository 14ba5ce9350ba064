import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { FastifyInstance } from "fastify";
import routes from "../../../src/routes.ts";
import { describeCalls, requestOf, type DescribedCall } from "./described-calls.ts";

/** What can be asked for, and how it is asked well. */
export interface Place {
  method: string;
  /** With the parameters of its path as `:name` or `*`. */
  path: string;
  /** Names of what it may be told in its query. */
  query: readonly string[];
  /** What it takes, where it takes something. */
  body?: unknown;
  isPage?: boolean;
}

const id = "00000000-0000-4000-8000-000000000000";
const credential = { id: "a", rawId: "a", type: "public-key", response: {}, clientExtensionResults: {} };
const page = { project_id: "icons", uri: "/icons/set/home", locale: "en" };

/** Bodies of calls that no document describes. */
const hiddenBodies: Readonly<Record<string, unknown>> = {
  "PATCH /api/user/v2": { name: "Anna", locale: "de" },
  "DELETE /api/user/v2": { confirm: "somebody else" },
  "POST /api/user/v2/email": { email: "bea@example.com" },
  "POST /api/user/v2/email/confirm": { token: "a".repeat(43) },
  "POST /api/user/v2/email/restore": { token: "a".repeat(43) },
  "POST /api/auth/v1/login/email/confirm": { token: "a".repeat(43) },
  "POST /api/auth/v1/login/passkey": { response: credential, path: "/icons" },
  "POST /api/auth/v1/login/passkey/options": {},
  "POST /api/auth/v1/callback/:type": { code: "a", state: "b", user: "{}" },
  "POST /api/user/v2/api-keys": { name: "Build", scopes: ["search"], days: 30 },
  "POST /api/user/v2/passkeys": { name: "Phone", response: credential },
  "POST /api/user/v2/passkeys/options": {},
  "PATCH /api/user/v2/passkeys/:id": { name: "Phone" },
  "PATCH /api/admin/v1/people/:id": { grant: "maker", isAbuser: false },
  "POST /api/admin/v1/products": { code: "other", plan: "other", prices: { USD: 100 }, limits: { pngSizePx: 100 } },
  "PUT /api/admin/v1/products/:code": { code: "other", plan: "other", prices: {}, limits: { pngSizePx: 100 } },
  "PATCH /api/admin/v1/products/:code": { isObsolete: true },
  "PUT /api/admin/v1/texts": { ...page, h1: "Icons", t1: "All", mt: "Icons", md: "All of them" },
  "PUT /api/admin/v1/redirects": { path: "/old", to: "/icons", status: "301" },
  "POST /api/admin/v1/catalogue/taken-down": { icon: id, reason: "other", note: "It is wrong." },
  "POST /api/admin/v1/catalogue/packs": { title: "Own", author: "Anna", license: "MIT", icons: [] },
  "PUT /api/admin/v1/flags/:flag": { defaultValue: true, rules: [] },
  "PATCH /api/admin/v1/flags/:flag": { override: "on" },
  "POST /api/errors": { kind: "render", message: "It failed.", path: "/icons" },
  "POST /api/notices/leave": { token: "a" },
  "POST /api/webhook/blog_subscribe_form/confirm": { token: "a" },
  "POST /api/webhook/blog_subscribe_form/leave": { token: "a" },
  "POST /billing/webhooks/:provider": { id: "a", type: "b", data: {} },
  "POST /test/checkout/:id": { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" },
  "POST /test/checkout/:id/challenge": { answer: "approve" },
  "POST /test/clock": { step: "day" },
  "POST /test/portal": { ref: "a", action: "decline" },
};

/** What pages and calls are told in queries, whichever they are. */
const queries: readonly string[] =
  `path otherwise back from to code ticket problem notice type sso lang term q page view sort status whose style title
   product change sorting grouping look selected of key ids category season name token state searchTerm locale uri details
   group by ref utm_source _routes index project_id id size format color`.split(/\s+/);

/** Every call, documented or not. */
export async function listCallPlaces(app: FastifyInstance): Promise<Place[]> {
  const calls = (await describeCalls(app)).map(describeCall);
  const known = new Set(calls.map(nameOf));
  const others = readRoutes(app.printRoutes({ commonPrefix: false })).filter(
    (place) => !known.has(nameOf(place)) && !/^\/(?:assets|fonts)\/[^*]/.test(place.path),
  );
  return [...calls, ...others];
}

/** Every call, documented or not, and every page. */
export async function listPlaces(app: FastifyInstance): Promise<Place[]> {
  const pages = listPaths(routes, "").map((path) => ({ method: "GET", path, query: queries, isPage: true }));
  return [...(await listCallPlaces(app)), ...pages];
}

const nameOf = ({ method, path }: Place) => `${method} ${path.replaceAll(/:\w+|\*/g, "{}")}`;

function describeCall(call: DescribedCall): Place {
  const path = call.path.replaceAll(/\{([^}]+)\}/g, ":$1");
  const query = call.parameters.filter(({ in: where }) => where === "query").map(({ name }) => name);
  return { method: call.method, path, query, body: requestOf(call).payload };
}

/** Every path is answered by all methods, as those that are not for it are refused; its own come first. */
function readRoutes(tree: string): Place[] {
  const parents: string[] = [];
  const places: Place[] = [];
  for (const line of tree.split("\n")) {
    const [, indent, own, list] = /^(.*?)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
    if (indent === undefined) continue;
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, own!);
    const path = parents.join("");
    const listed = list!.split(", ");
    const methods = listed.filter((method) => method !== "HEAD" && (method !== "GET" || listed[0] === "GET"));
    const end = methods.indexOf("TRACE");
    for (const method of end > 0 ? methods.slice(0, end) : methods) {
      places.push({ method, path, query: queries, body: hiddenBodies[`${method} ${path}`] });
    }
  }
  return places;
}

function listPaths(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const here = path !== undefined || index ? [own.replaceAll("?", "") || "/"] : [];
    return [...here, ...(children ? listPaths(children, own) : [])];
  });
}
