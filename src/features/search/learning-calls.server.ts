import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readLocale } from "../../i18n/locales.ts";
import type { ApiScope } from "../../platform/http/api-scope.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import { language } from "../../platform/http/parameters.server.ts";
import { createRateLimit } from "../../platform/http/rate-limit.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { clickEventPath, downloadEventPath, downloadKinds, type TakeKind } from "./contract.ts";
import { isPersonHere } from "./history-calls.server.ts";
import type { SearchLearning } from "./learning.server.ts";

export interface LearningApiDependencies {
  catalogue: CatalogueHost;
  learning: SearchLearning;
  readNetwork: NetworkReader;
}

const mostBytes = 1_024;
const dayMs = 86_400_000;
/** More than a studio behind one address takes in a day; what is beyond is not counted. */
const mostPerDay = 500;

const take = z.object({
  id: z.string().max(64).describe("Icon id."),
  term: z.string().min(1).max(200).describe("What had been searched for."),
  lang: language,
});

/** Calls by which pages tell what people do with what a search found. They bring nothing back, and nothing depends on them. */
export function registerLearningCalls(app: ApiScope, dependencies: LearningApiDependencies): void {
  const { catalogue: host, learning, readNetwork } = dependencies;
  const mayCount = createRateLimit({ most: mostPerDay, windowMs: dayMs });

  function note(request: FastifyRequest, reply: FastifyReply, { id, term, lang, kind }: Noted): FastifyReply {
    const network = readNetwork(request.raw);
    const { catalogue } = host.current();
    const ordinal = catalogue.findById(id);
    if (ordinal !== undefined && isPersonHere(request.headers) && mayCount(network)) {
      const concept = catalogue.icon(ordinal).commonName;
      learning.note({ term, language: readLocale(lang), concept, kind, network });
    }
    return reply.code(204).send();
  }

  app.post(clickEventPath, { bodyLimit: mostBytes, schema: { hide: true, body: take } }, (request, reply) =>
    note(request, reply, { ...request.body, kind: "click" }),
  );

  app.post(
    downloadEventPath,
    {
      bodyLimit: mostBytes,
      schema: { hide: true, body: take.extend({ kind: z.enum(downloadKinds).default("download") }) },
    },
    (request, reply) => note(request, reply, request.body),
  );
}

type Noted = z.infer<typeof take> & { kind: TakeKind };
