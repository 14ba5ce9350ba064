import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import {
  describeRegistry,
  registryType,
  renderRegistryItem,
  type RegistryFramework,
  type RegistryIcon,
} from "../../core/packages/registry-item.ts";
import { customize } from "../../core/svg/customize.ts";
import { sendUnkept } from "../../platform/http/answers/send-unkept.server.ts";
import { catalogueAnswer, jsonType, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { NpmRegistry, PublishedIcons } from "../npm-registry/contract.ts";
import type { HybridSearch } from "../search/contract.ts";
import { shadcnPath } from "./contract.ts";
import { describeIcon, filterItems, findInStyle, findStyle, listPublished } from "./find-item.server.ts";
import { readList, readLook, type WantedList } from "./registry-parameters.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  hybrid: HybridSearch;
  npmRegistry: Pick<NpmRegistry, "readPublished">;
  readSite: (request: FastifyRequest) => { origin: string };
}

/** Part of an index. */
interface Listing {
  icons: readonly RegistryIcon[];
  total: number;
}

/**
 * Items for `npx shadcn add @icons/lucide/home`: components as files of the app, for React, or below `/vue` for Vue. Besides
 * styles there are the collections that were published, by the names of their packages. Where the command line leaves it to
 * the registry, the search is ours.
 */
export function registerShadcnRegistry(app: ApiScope, deps: Dependencies): void {
  const options = { schema: { hide: true }, config: { keyScope: "any" } } as const;
  for (const framework of ["react", "vue"] as const satisfies RegistryFramework[]) {
    const base = framework === "react" ? shadcnPath : `${shadcnPath}/${framework}`;
    app.get(`${base}/registry.json`, options, async (request: FastifyRequest, reply) =>
      sendIndex({ request, reply, framework }, deps),
    );
    app.get(`${base}/:style/registry.json`, options, async (request: FastifyRequest, reply) =>
      sendIndex({ request, reply, framework, style: readPath(request).style }, deps),
    );
    app.get(`${base}/:style/:name.json`, options, async (request: FastifyRequest, reply) =>
      sendItem({ request, reply, framework, ...readPath(request) }, deps),
    );
  }
}

const readPath = ({ params }: FastifyRequest) => params as { style: string; name: string };

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  framework: RegistryFramework;
}

async function sendItem(
  { request, reply, framework, style: code, name }: Asked & { style: string; name: string },
  { catalogue: host, npmRegistry }: Dependencies,
): Promise<FastifyReply> {
  const look = readLook(request.query);
  const opened = host.current();
  const style = findStyle(opened.catalogue, code);
  const published = style ? undefined : await npmRegistry.readPublished(request.viewer, code);
  const wanted = published?.aliases[name] ?? name;
  const found = style
    ? findInStyle(opened, style, name)
    : published &&
      listPublished(opened.catalogue, { package: code, published }).find(({ icon }) => icon.name === wanted);
  if (!found) throw new AppError("not_found", `There is no icon ${code}/${name}.`);
  const item = renderRegistryItem(found.icon, { framework, svg: customize(found.svg, look) });
  return send({ request, reply }, item, published);
}

async function sendIndex(
  { request, reply, framework, style: code }: Asked & { style?: string },
  deps: Dependencies,
): Promise<FastifyReply> {
  const wanted = readList(request.query);
  const { catalogue } = deps.catalogue.current();
  const style = code === undefined ? undefined : findStyle(catalogue, code);
  const published =
    code === undefined || style ? undefined : await deps.npmRegistry.readPublished(request.viewer, code);
  if (code !== undefined && !style && !published)
    throw new AppError("not_found", `There is no style or package ${code}.`);
  const isOfType = wanted.types?.includes(registryType) ?? true;
  const { icons, total } = !isOfType
    ? { icons: [], total: 0 }
    : published
      ? cut(filterItems(listPublished(catalogue, { package: code!, published }), wanted.term), wanted)
      : await search(wanted, style?.apiCode, deps);
  const { limit, offset, isPage } = wanted;
  const index = describeRegistry(icons, {
    homepage: deps.readSite(request).origin,
    framework,
    isOfStyle: code !== undefined,
    page: isPage ? { total, offset, limit } : undefined,
  });
  return send({ request, reply }, index, published);
}

const cut = (items: readonly { icon: RegistryIcon }[], { offset, limit }: WantedList): Listing => ({
  icons: items.slice(offset, offset + limit).map(({ icon }) => icon),
  total: items.length,
});

async function search(
  { term, offset, limit }: WantedList,
  style: string | undefined,
  { catalogue: host, hybrid }: Dependencies,
): Promise<Listing> {
  const filters = style === undefined ? {} : { style: [style] };
  const { ordinals, total } = await hybrid.search({ term, language: "en", filters, offset, amount: limit });
  const { catalogue } = host.current();
  return { icons: ordinals.map((ordinal) => describeIcon(catalogue, ordinal)), total };
}

/** What collections have depends on who asks, and may change at once. */
function send(
  { request, reply }: Pick<Asked, "request" | "reply">,
  value: object,
  published: PublishedIcons | undefined,
): FastifyReply {
  const body = JSON.stringify(value);
  if (published) return sendUnkept(request, reply, { type: jsonType, body, ...published, ...catalogueAnswer });
  reply.publish(catalogueAnswer);
  return reply.type(jsonType).send(body);
}
