import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { findPerson, type Viewer } from "../../core/people/viewer.ts";
import { describeVersion, listTags, renderAbbreviated, renderPackument } from "../../core/packages/package-manifest.ts";
import { parseRegistryPath, type RegistryRequest } from "../../core/packages/registry-path.ts";
import type { Locale } from "../../i18n/locales.ts";
import { foreverSeconds, sendUnkept, type UnkeptAnswer } from "../../platform/http/answers/send-unkept.server.ts";
import { jsonType, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { npmPath, type NpmRegistry, type Package, type Tarball } from "./contract.ts";
import { createProgramPackages, programScope, type ProgramPackages } from "./program-packages.server.ts";
import { registerListVersions, registerPublishCollection } from "./publish-calls.server.ts";

interface Dependencies {
  npmRegistry: NpmRegistry;
  readSite: (request: FastifyRequest) => { origin: string; locale: Locale };
}

const abbreviatedType = "application/vnd.npm.install-v1+json";
const minutes = (count: number) => count * 60;

const searchParameters = z.object({
  text: z.string().max(200).default(""),
  from: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(0).max(250).default(20),
});

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
      return sendUnkept(request, reply, answer);
    },
  );
  registerPublishCollection(app, deps);
  registerListVersions(app, deps);
}

/** The programs of this site have a scope of their own, and one version each. */
async function answerProgram(
  request: FastifyRequest,
  asked: RegistryRequest,
  { programs, readSite }: Dependencies & { programs: ProgramPackages },
): Promise<UnkeptAnswer | undefined> {
  const { origin } = readSite(request);
  const found = "name" in asked ? await programs.find(asked.name, origin) : undefined;
  if (!found || !("name" in asked)) return undefined;
  const { release, readme, bytes } = found;
  const { integrity, manifest } = release;
  if (asked.kind !== "tarball")
    return describe(request, asked, { releases: [release], readme, isPublic: true, origin });
  return asked.version === manifest.version ? asTarball({ bytes, integrity, isPublic: true }) : undefined;
}

async function answerRequest(
  request: FastifyRequest,
  asked: RegistryRequest,
  deps: Dependencies,
): Promise<UnkeptAnswer | undefined> {
  const { viewer } = request;
  switch (asked.kind) {
    case "ping":
      return asJson({});
    case "whoami":
      return asJson({ username: requireName(viewer) }, false);
    case "search":
      return asJson(await search(request, deps));
    case "tarball": {
      const tarball = await deps.npmRegistry.readTarball(viewer, asked.name, asked.version);
      return tarball && asTarball(tarball);
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
): UnkeptAnswer | undefined {
  const registry = `${origin}${npmPath}`;
  const listing = { releases, registry };
  if (asked.kind === "tags") return asJson(listTags(listing), isPublic);
  if (asked.kind === "version") {
    const version = asked.version === "latest" ? listTags(listing).latest : asked.version;
    const release = releases.find(({ manifest }) => manifest.version === version);
    return release && asJson(describeVersion(release, registry), isPublic);
  }
  if (request.headers.accept?.includes(abbreviatedType)) {
    return { ...asJson(renderAbbreviated(listing), isPublic), type: abbreviatedType };
  }
  return asJson(renderPackument({ ...listing, readme }), isPublic);
}

const asTarball = ({ bytes, integrity, isPublic }: Tarball): UnkeptAnswer => ({
  type: "application/octet-stream",
  body: bytes,
  isPublic,
  maxAge: foreverSeconds,
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

const asJson = (value: object, isPublic = true): UnkeptAnswer => ({
  type: "application/json",
  body: JSON.stringify(value),
  isPublic,
  maxAge: minutes(5),
});

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
