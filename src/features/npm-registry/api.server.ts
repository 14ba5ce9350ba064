import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { findPerson, type Viewer } from "../../core/people/viewer.ts";
import { describeVersion, listTags, renderAbbreviated, renderPackument } from "../../core/packages/package-manifest.ts";
import { parseRegistryPath, type RegistryRequest } from "../../core/packages/registry-path.ts";
import type { Locale } from "../../i18n/locales.ts";
import { isKnown } from "../../platform/http/answers/answer.server.ts";
import { jsonType, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { npmPath, type NpmRegistry, type Package, type Tarball } from "./contract.ts";
import { createProgramPackages, programScope, type ProgramPackages } from "./program-packages.server.ts";
import { registerPublishCollection } from "./publish-calls.server.ts";

interface Dependencies {
  npmRegistry: NpmRegistry;
  readSite: (request: FastifyRequest) => { origin: string; locale: Locale };
}

const abbreviatedType = "application/vnd.npm.install-v1+json";
const minutes = (count: number) => count * 60;
const yearSeconds = 31_536_000;

const searchParameters = z.object({
  text: z.string().max(200).default(""),
  from: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(0).max(250).default(20),
});

/** An answer that clients may keep. */
interface Sendable {
  type: string;
  body: string | Buffer;
  isPublic: boolean;
  maxAge: number;
  etag?: string;
}

/**
 * The part of the registry’s protocol that clients install, look up and search by,
 * https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md. Failures have its shape, `error`.
 */
export function registerNpmRegistryApi(app: ApiScope, deps: Dependencies): void {
  const schema = { hide: true };
  const programs = createProgramPackages();
  app.get(
    `${npmPath}/*`,
    { schema, config: { keyScope: "any" }, errorHandler: sendError },
    async (request: FastifyRequest, reply) => {
      const path = request.url.split("?", 1)[0]!.slice(npmPath.length);
      const asked = parseRegistryPath(path, deps.npmRegistry.scope);
      const program = asked ? undefined : parseRegistryPath(path, programScope);
      const answer = asked
        ? await answerRequest(request, asked, deps)
        : program && (await answerProgram(request, program, { ...deps, programs }));
      if (!answer) throw new AppError("not_found", "Not found");
      return send(request, reply, answer);
    },
  );
  registerPublishCollection(app, deps);
}

/** The programs of this site have a scope of their own, and one version each. */
async function answerProgram(
  request: FastifyRequest,
  asked: RegistryRequest,
  { programs, readSite }: Dependencies & { programs: ProgramPackages },
): Promise<Sendable | undefined> {
  const { origin } = readSite(request);
  const found = "name" in asked ? await programs.find(asked.name, origin) : undefined;
  if (!found || !("name" in asked)) return undefined;
  const { release, readme, bytes } = found;
  const { integrity, manifest } = release;
  if (asked.kind !== "tarball")
    return describe(request, asked, { releases: [release], readme, isPublic: true, origin });
  return asked.version === manifest.version ? sendableTarball({ bytes, integrity, isPublic: true }) : undefined;
}

async function answerRequest(
  request: FastifyRequest,
  asked: RegistryRequest,
  deps: Dependencies,
): Promise<Sendable | undefined> {
  const { viewer } = request;
  switch (asked.kind) {
    case "ping":
      return sendableJson({});
    case "whoami":
      return sendableJson({ username: requireName(viewer) }, false);
    case "search":
      return sendableJson(await search(request, deps));
    case "tarball": {
      const tarball = await deps.npmRegistry.readTarball(viewer, asked.name, asked.version);
      return tarball && sendableTarball(tarball);
    }
    default: {
      const found = await deps.npmRegistry.find(viewer, asked.name);
      return found && describe(request, asked, { ...found, ...deps.readSite(request) });
    }
  }
}

function describe(
  request: FastifyRequest,
  asked: Extract<RegistryRequest, { kind: "package" | "tags" | "version" }>,
  { releases, readme, isPublic, origin }: Omit<Package, "name"> & { origin: string },
): Sendable | undefined {
  const registry = `${origin}${npmPath}`;
  const listing = { releases, registry };
  if (asked.kind === "tags") return sendableJson(listTags(listing), isPublic);
  if (asked.kind === "version") {
    const version = asked.version === "latest" ? listTags(listing).latest : asked.version;
    const release = releases.find(({ manifest }) => manifest.version === version);
    return release && sendableJson(describeVersion(release, registry), isPublic);
  }
  if (request.headers.accept?.includes(abbreviatedType)) {
    return { ...sendableJson(renderAbbreviated(listing), isPublic), type: abbreviatedType };
  }
  return sendableJson(renderPackument({ ...listing, readme }), isPublic);
}

const sendableTarball = ({ bytes, integrity, isPublic }: Tarball): Sendable => ({
  type: "application/octet-stream",
  body: bytes,
  isPublic,
  maxAge: yearSeconds,
  etag: `"${integrity}"`,
});

/** In the shape of npm’s own search, whose scores mean nothing here: the order says it. */
async function search({ query }: FastifyRequest, { npmRegistry }: Dependencies): Promise<object> {
  const { data, error } = searchParameters.safeParse(query);
  if (error) throw new AppError("invalid_input", `${String(error.issues[0]?.path[0])}: is invalid`);
  const { found, total } = await npmRegistry.search(data.text, data);
  const objects = found.map(({ homepage, author, ...rest }) => ({
    package: { ...rest, scope: npmRegistry.scope.slice(1), author: { name: author }, links: { homepage } },
    searchScore: 1,
    score: { final: 1, detail: { quality: 1, popularity: 1, maintenance: 1 } },
  }));
  return { objects, total };
}

const sendableJson = (value: object, isPublic = true): Sendable => ({
  type: "application/json",
  body: JSON.stringify(value),
  isPublic,
  maxAge: minutes(5),
});

/** Sent as a stream, as answers are that nobody else keeps: they depend on what a client accepts, or are large. */
function send(request: FastifyRequest, reply: FastifyReply, { type, body, isPublic, maxAge, ...rest }: Sendable) {
  const bytes = Buffer.from(body);
  const etag = rest.etag ?? `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
  const reuse = `max-age=${maxAge}${maxAge === yearSeconds ? ", immutable" : ""}`;
  void reply.headers({
    etag,
    vary: "accept, authorization",
    "cache-control": isPublic ? `public, ${reuse}` : "private, no-cache",
  });
  if (isKnown({ etag: etag.startsWith("W/") ? etag : `W/${etag}` }, request.headers["if-none-match"])) {
    return reply.code(304).send();
  }
  return reply
    .type(type)
    .header("content-length", bytes.length)
    .send(Readable.from([bytes]));
}

/** @throws AppError `signed_out` */
function requireName(viewer: Viewer): string {
  const person = findPerson({ viewer });
  if (!person) throw new AppError("signed_out", "Not signed in");
  return person.email ?? person.id;
}

/** Clients show what `error` says; what is no expected failure is answered as everywhere. */
function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof AppError) || error.cause !== undefined) throw error;
  if (error.retryAfterSeconds !== undefined) void reply.header("retry-after", error.retryAfterSeconds);
  void reply
    .code(error.status)
    .header("cache-control", "no-store")
    .type(jsonType)
    .send(JSON.stringify({ error: error.message }));
}
