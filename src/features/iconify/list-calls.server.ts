import { z } from "zod";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { OriginalFacts, OriginalSets } from "../catalogue/contract.ts";
import { describeCollections, getSet, type SetDependencies } from "./collection-sets.server.ts";
import { listKeywords } from "./list-keywords.ts";
import { answerIconify, answerIconifyJson, readParameters, type Asked, type Query } from "./iconify-calls.server.ts";
import { serveSets } from "./served-sets.server.ts";
import { searchSets, type SearchDependencies } from "./search-sets.server.ts";
import { searchParameters, selectPrefixes } from "./search-request.ts";

const keywordParameters = z.union([z.object({ prefix: z.string() }), z.object({ keyword: z.string() })]);

/** What sets there are and what is in them, and the search. */
export function registerListCalls(app: ApiScope, deps: SearchDependencies & SetDependencies): void {
  const sets = (): OriginalSets => serveSets(deps.catalogue.current());

  /** Of sets, and of the published collections that are named. */
  async function listFacts(query: Query, asked: Asked): Promise<(readonly [string, OriginalFacts | undefined])[]> {
    const known = choosePrefixes(sets(), query).map((prefix) => [prefix, sets().info(prefix)] as const);
    return [...known, ...(await describeCollections(query, asked, deps))];
  }

  answerIconifyJson(app, "/collections", async (query, asked) => {
    const known = (await listFacts(query, asked)).map(([prefix, facts]) => [prefix, facts?.info] as const);
    return Object.fromEntries(known.filter(([, info]) => info !== undefined));
  });
  answerIconifyJson(app, "/last-modified", async (query, asked) => {
    const known = (await listFacts(query, asked)).map(([prefix, facts]) => [prefix, facts?.lastModified] as const);
    return { lastModified: Object.fromEntries(known.filter(([, time]) => time !== undefined)) };
  });
  answerIconifyJson(app, "/collection", async ({ prefix, info, chars }, asked) => {
    const { info: told, chars: codes, ...listing } = (await getSet(prefix, asked, deps)).listing();
    return { ...listing, ...(info && told && { info: told }), ...(chars && codes && { chars: codes }) };
  });
  answerIconifyJson(app, "/keywords", (query) => {
    const asked = readParameters(keywordParameters, query);
    const isPrefix = "prefix" in asked;
    const found = listKeywords(sets().keywords(), { part: isPrefix ? asked.prefix : asked.keyword, isPrefix });
    return { ...query, ...found };
  });
  answerIconifyJson(app, "/search", async (query) => ({
    ...(await searchSets(deps, readParameters(searchParameters, query))),
    request: query,
  }));
  answerIconify(app, "/version", ({ reply }) => {
    void reply.type("text/plain; charset=utf-8");
    return `Iconify API version ${deps.catalogue.current().catalogue.version}`;
  });
}

/** Those of the parameters `prefix` or `prefixes`; all of them without either. */
function choosePrefixes({ prefixes: known }: OriginalSets, { prefix, prefixes }: Query): readonly string[] {
  const wanted = prefix === undefined ? prefixes?.split(",") : [prefix.replace(/-$/, "")];
  return wanted === undefined ? known : selectPrefixes(known, wanted);
}
