import { convertParsedSVG, parseSVGContent } from "@iconify/utils";
import type { IconifyJson } from "../../core/icon-sets/iconify-json.ts";
import { collectionPrefix, parseCollectionPrefix } from "../../core/packages/collection-prefix.ts";
import { listSet } from "../../core/icon-sets/list-set.ts";
import { createSetLookup } from "../../core/icon-sets/set-index.ts";
import type { CatalogueHost, OriginalFacts, OriginalSet } from "../catalogue/contract.ts";
import type { NpmRegistry, PublishedIcons } from "../npm-registry/contract.ts";
import { refuse, type Asked, type Query } from "./iconify-calls.server.ts";
import { serveSets } from "./served-sets.server.ts";

export interface SetDependencies {
  catalogue: CatalogueHost;
  npmRegistry: Pick<NpmRegistry, "readPublished">;
}

const minutes = 5;
/** A collection may become private at any moment, and has a new version whenever its owner wants. */
const reuse = { public: `public, max-age=${minutes * 60}`, private: "private, no-cache" };

/**
 * A set, or a published collection that the viewer may have.
 * @throws AppError `not_found`
 */
export async function getSet(prefix = "", asked: Asked, deps: SetDependencies): Promise<OriginalSet> {
  const set = serveSets(deps.catalogue.current()).find(prefix);
  return set ?? (await findCollection(prefix, asked, deps)) ?? refuse();
}

/** What those of the published collections tell of themselves that a query names; no list has them otherwise. */
export async function describeCollections(
  { prefix, prefixes = prefix }: Query,
  asked: Asked,
  deps: SetDependencies,
): Promise<(readonly [string, OriginalFacts | undefined])[]> {
  const named = new Set(prefixes?.split(",").filter((each) => each.startsWith(collectionPrefix)));
  const facts: (readonly [string, OriginalFacts])[] = [];
  for (const each of [...named].slice(0, describedAtMost)) {
    const { info, common } = (await findCollection(each, asked, deps))?.index ?? {};
    if (info) facts.push([each, { info, lastModified: common?.["lastModified"] as number }]);
  }
  return facts;
}

const describedAtMost = 20;

async function findCollection(
  prefix: string,
  { viewer, reply }: Asked,
  { npmRegistry }: SetDependencies,
): Promise<OriginalSet | undefined> {
  const name = parseCollectionPrefix(prefix);
  const published = name === undefined ? undefined : await npmRegistry.readPublished(viewer, name);
  const isPublic = (published?.isPublic ?? true) && reply.getHeader("cache-control") !== reuse.private;
  void reply.headers({ "cache-control": isPublic ? reuse.public : reuse.private, vary: "authorization" });
  return published && toSet(prefix, published);
}

function toSet(
  prefix: string,
  { title, author, license, version, publishedAt, icons, aliases }: PublishedIcons,
): OriginalSet {
  const names = [...icons.keys()];
  const lastModified = Math.floor(Date.parse(publishedAt) / 1000);
  const json: IconifyJson = {
    prefix,
    info: {
      name: title,
      author: { name: author },
      license: { title: license, spdx: license },
      version,
      palette: Array.from(icons.values()).some(({ svg }) => !svg.includes("currentColor")),
    },
    lastModified,
    icons: Object.fromEntries(names.map((name) => [name, { body: "" }])),
    aliases: Object.fromEntries(Object.entries(aliases).map(([alias, parent]) => [alias, { parent }])),
  };
  const { listing, aliases: leading } = listSet(json);
  const common = { prefix, lastModified };
  const index = { fileBytes: 0, common, info: listing.info!, names, starts: [], aliases: leading };
  return {
    ...createSetLookup(index),
    listing: () => listing,
    read: async (places) => places.map((place) => printIcon(names[place]!, icons.get(names[place]!)!.svg)),
  };
}

/** A document as a member of a JSON object; what its root says of colors is around what is in it. */
const printIcon = (name: string, svg: string) =>
  `${JSON.stringify(name)}:${JSON.stringify(convertParsedSVG(parseSVGContent(svg)!))}`;
