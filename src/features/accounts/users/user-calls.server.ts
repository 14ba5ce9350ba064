import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, failure, succeeded, type ApiScope } from "../../../platform/http/parameters/api-scope.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import { setSessionCookie } from "../../../platform/http/cookies/session-cookie.server.ts";
import { readToken } from "../../../platform/http/cookies/session-token.server.ts";
import { freeFilesPerMinute } from "../../../core/quotas/free-rate.ts";
import { allowanceResources } from "../../../core/quotas/quota.ts";
import type { GivenUsage, ResourceUsage } from "../../../core/quotas/usage.ts";
import type { License } from "../../../core/billing/license.ts";
import { roles } from "../../../core/people/person.ts";
import { describeSite } from "../sign-in/site-origins.server.ts";
import type { ReadSite } from "../../../platform/http/request-site.server.ts";
import type { LicenseReader, ReadUsage } from "../contract.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";

export interface UserCallDependencies {
  licenses: LicenseReader;
  readUsage: ReadUsage;
  billing: {
    /** Asks at once what became of what somebody has begun to pay for. */
    settleOrders(personId: string): Promise<void>;
  };
  sessionCache: SessionCache;
  readSite: ReadSite;
  /** Proves to others, who know it too, that somebody is who they say. */
  userHashKey: string | Uint8Array;
}

const longestFingerprint = 128;

const license = z
  .object({
    id: z.string(),
    status: z.enum(["active", "unsubscribed"]),
    period: z.string(),
    isObsolete: z.boolean(),
    isGroup: z.boolean(),
    isGroupOwner: z.boolean(),
    source: z.string().nullable(),
    orderProvider: z.string().nullable(),
    allowUpdateProducts: z.boolean(),
    allowUpdateMembersLimit: z.boolean(),
    isSiteDefault: z.boolean(),
    isSetupFinished: z.boolean(),
    isApi: z.boolean().describe("Whether it’s an API license."),
    productCode: z.string().nullable(),
    endsAt: z.string().nullable(),
  })
  .meta({ id: "License" });

const allowance = z
  .object({
    resource: z.enum(allowanceResources),
    accountingType: z.enum(["unique", "usage"]),
    usagesLeft: z.int().min(0),
    allowOverusage: z.boolean(),
    isUnlimited: z.boolean(),
  })
  .meta({ id: "Allowance" });

const user = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    name: z.string(),
    locale: z.string(),
    isGuest: z.literal(false),
    isPaid: z.boolean(),
    isAbuser: z.boolean(),
    roles: z.array(z.enum(roles)),
    activeLicense: license.nullable(),
    defaultLicense: license.nullable(),
    licenses: z.array(license),
    allowances: z.array(allowance),
    fingerPrintId: z.string().nullable().describe("The `fingerprint` header of the request."),
  })
  .meta({ id: "User" });

const signedOut = failure.describe("Not signed in.");

const userSchema = {
  operationId: "getUser",
  tags: ["accounts"],
  summary: "Get the signed-in user with licenses and allowances",
  response: { 200: answer({ user }), 401: signedOut, 403: failure.describe("API keys can’t read the account.") },
};

const subscriptionsSchema = {
  operationId: "listSubscriptions",
  tags: ["accounts"],
  summary: "List the user’s licenses",
  response: { 200: answer({ subscriptions: z.array(license) }), 401: signedOut },
};

const resourceUsage = z
  .object({
    resource: z.enum(allowanceResources),
    usedThisMonth: z.int().min(0).describe("In the current calendar month (UTC)."),
    given: z
      .array(
        allowance.pick({ accountingType: true, usagesLeft: true, isUnlimited: true }).extend({
          licenseId: z.string().nullable(),
          total: z.int().min(1).nullable().describe("What the product gives, if a product does."),
        }),
      )
      .describe("For each license, in the order in which they pay."),
  })
  .meta({ id: "ResourceUsage" });

const usageSchema = {
  operationId: "getUsage",
  tags: ["accounts"],
  summary: "Get what is left of packages and plans, and what was used this month",
  response: {
    200: answer({
      freeFilesPerMinute: z.int().describe("Exported files that are free for everyone."),
      usage: z.array(resourceUsage),
    }),
    401: signedOut,
  },
};

/** Who somebody is and what they may have, for pages and programs. */
export function registerUserCalls(app: ApiScope, deps: UserCallDependencies): void {
  const parts = prepareUserCalls(deps);
  const { describeUser, listSubscriptions } = parts;
  app.get("/api/user/v2", { schema: userSchema }, (request, reply) => describeUser(request, reply));
  app.get("/user/v2", { schema: { ...userSchema, hide: true } }, (request, reply) => describeUser(request, reply));
  app.get("/api/user/v2/subscriptions", { schema: subscriptionsSchema }, (request, reply) =>
    listSubscriptions(request, reply),
  );
  app.get("/user/v2/subscriptions", { schema: { ...subscriptionsSchema, hide: true } }, (request, reply) =>
    listSubscriptions(request, reply),
  );
  registerGetUsage(app, deps);
  registerMakeUserHash(app, parts);
}

/** What several of these calls share. */
function prepareUserCalls({ licenses, billing, sessionCache, readSite, userHashKey }: UserCallDependencies) {
  async function describeUser(request: FastifyRequest, reply: FastifyReply) {
    const person = requirePerson(request);
    const [found, allowances] = await Promise.all([licenses.list(person.id), licenses.listAllowances(person.id)]);
    const active = found.find(({ isSetupFinished, opensSite }) => isSetupFinished && opensSite);
    const isPaid = active !== undefined;
    if (isPaid !== request.viewer.isPaid) sessionCache.forget(person.id);
    const given = readToken(request);
    if (given?.isCookie) {
      const { isSecure } = describeSite(readSite(request));
      setSessionCookie(reply, { token: given.token, personId: person.id, isPaid }, { isSecure });
    }
    const { fingerprint } = request.headers;
    void reply.header("cache-control", "private, no-store");
    return {
      ...succeeded,
      user: {
        id: person.id,
        email: person.email ?? null,
        name: person.name,
        locale: person.locale,
        isGuest: false as const,
        isPaid,
        isAbuser: person.isAbuser,
        roles: [...person.roles],
        activeLicense: active ? renderLicense(active) : null,
        defaultLicense: renderFirst(found.find(({ isSiteDefault }) => isSiteDefault) ?? active),
        licenses: found.map(renderLicense),
        allowances,
        fingerPrintId: typeof fingerprint === "string" ? fingerprint.slice(0, longestFingerprint) : null,
      },
    };
  }
  async function listSubscriptions(request: FastifyRequest, reply: FastifyReply) {
    const { id } = requirePerson(request);
    // Whoever waits for what they have just paid for asks for these.
    await billing.settleOrders(id);
    const found = await licenses.list(id);
    void reply.header("cache-control", "private, no-store");
    return { ...succeeded, subscriptions: found.map(renderLicense) };
  }
  return { describeUser, listSubscriptions, userHashKey };
}

type UserParts = ReturnType<typeof prepareUserCalls>;

function registerGetUsage(app: ApiScope, { readUsage }: Pick<UserCallDependencies, "readUsage">): void {
  const config = { keyScope: "download" } as const;
  app.get("/api/user/v2/usage", { config, schema: usageSchema }, async (request, reply) => {
    const found = await readUsage(requirePerson(request).id);
    void reply.header("cache-control", "private, no-store");
    return { ...succeeded, freeFilesPerMinute, usage: found.map(renderUsage) };
  });
}

function registerMakeUserHash(app: ApiScope, { userHashKey }: UserParts): void {
  app.post(
    "/icons/api/user-hash",
    {
      bodyLimit: 1_024,
      schema: {
        operationId: "makeUserHash",
        tags: ["accounts"],
        summary: "Get the user’s hash for a support chat",
        response: {
          200: answer({ id: z.string(), hash: z.string().describe("HMAC-SHA256 of the user ID.") }),
          401: signedOut,
        },
      },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      void reply.header("cache-control", "private, no-store");
      return { ...succeeded, id, hash: createHmac("sha256", userHashKey).update(id).digest("hex") };
    },
  );
}

const renderFirst = (found: License | undefined) => (found ? renderLicense(found) : null);

function renderLicense({ source, orderProvider, endsAt, productCode, ...rest }: License) {
  return {
    ...rest,
    productCode: productCode ?? null,
    source: source ?? null,
    orderProvider: orderProvider ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

const renderUsage = ({ resource, usedThisMonth, given }: ResourceUsage) => ({
  resource,
  usedThisMonth,
  given: given.map(renderGiven),
});

function renderGiven({ licenseId, accountingType, usagesLeft, isUnlimited, total }: GivenUsage) {
  return { licenseId, accountingType, usagesLeft, isUnlimited, total: total ?? null };
}
