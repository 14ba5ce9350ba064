import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { findPerson } from "../../../core/people/viewer.ts";
import { accountPath } from "../../accounts/contract.ts";
import {
  collectionAccesses,
  collectionLimits,
  type Collection,
  type CollectionIcon,
  type Requester,
} from "../../collections/contract.ts";
import { findIconOrdinal, iconReference } from "../answers/icon-list.ts";
import { addTool } from "../answers/tool.server.ts";
import { mostOnSheet } from "../contract.ts";
import type { Asker, ToolContext } from "../create-mcp-server.server.ts";

const fewest = 24;
const mostChanged = 100;

const collectionOutput = z.object({
  id: z.string(),
  name: z.string(),
  access: z.enum(collectionAccesses),
  totalIcons: z.int(),
});
const collectionKey = z.string().trim().min(1).max(64).describe("Collection id.");
const icons = z.array(iconReference).max(mostChanged).describe("Ids, or names such as lucide:house.");
const name = z.string().trim().min(1).max(collectionLimits.nameLength);
const access = z.enum(collectionAccesses).describe("`public` for everybody with its link.");

/** @throws AppError `signed_out` that says how to get a key */
function requireOwner(asker: Asker): Requester {
  const person = findPerson(asker);
  if (person) return { personId: person.id, locale: "en" };
  throw new AppError(
    "signed_out",
    `This needs your account. Create an API key at ${asker.origin}${accountPath} and send it in the header “Authorization: Bearer …” of this MCP server.`,
  );
}

/** Lists and reads collections. */
export function addReadCollections(context: ToolContext): void {
  const { services, asker } = context;
  addTool(
    context,
    "list_collections",
    {
      title: "List collections",
      scope: "collections:read",
      description: "List your collections, the last changed first. Needs an API key.",
      input: z.object({ limit: z.int().min(1).max(collectionLimits.collections).default(fewest) }),
      output: z.object({ total: z.int(), collections: z.array(collectionOutput) }),
    },
    async ({ limit }) => {
      const listed = await services.collections.list(requireOwner(asker), {
        limit,
        sort: "-updatedAt",
        previewCount: 0,
      });
      const collections = listed.collections.map(describeCollection);
      return {
        text: collections.map(formatCollection).join("\n"),
        structured: { total: listed.total, collections },
      };
    },
  );
  addTool(
    context,
    "get_collection",
    {
      title: "Get a collection",
      scope: "collections:read",
      description: "Show the icons of a collection. Your own need an API key, public ones don’t.",
      input: z.object({
        collection: collectionKey,
        limit: z.int().min(1).max(collectionLimits.icons).default(fewest),
        contact_sheet: z.boolean().default(true).describe("Show the icons, numbered, as an image."),
      }),
      output: collectionOutput.extend({
        icons: z.array(z.object({ number: z.int(), id: z.string(), name: z.string() })),
      }),
    },
    async ({ collection: key, limit, contact_sheet: isShown }) => {
      const requester = { personId: findPerson(asker)?.id, locale: "en" as const };
      const found = await services.collections.listIcons(requester, key, { limit });
      const { catalogue } = services.catalogue.current();
      const listed = found.icons.map((icon, place) => ({
        number: place + 1,
        ...nameIcon(icon, (id) => catalogue.findById(id)),
      }));
      const cells = listed.slice(0, mostOnSheet).map(({ number, ordinal }) => ({ number, ordinal }));
      const shown = listed.map(({ number, id, name: label }) => ({ number, id, name: label }));
      return {
        text: [
          formatCollection(describeCollection(found.collection)),
          ...shown.map((icon) => `${icon.number}. ${icon.name} (${icon.id})`),
        ].join("\n"),
        structured: { ...describeCollection(found.collection), icons: shown },
        sheet: isShown ? await services.contactSheets.draw(cells) : undefined,
      };

      function nameIcon(icon: CollectionIcon, find: (id: string) => number | undefined) {
        const ordinal = find(icon.id);
        return { id: icon.id, ordinal, name: ordinal === undefined ? icon.name : catalogue.icon(ordinal).iconifyName };
      }
    },
  );
}

/** Makes and changes collections. */
export function addChangeCollections(context: ToolContext): void {
  const { services, asker } = context;
  const listIds = (references: readonly string[]) => {
    const { catalogue } = services.catalogue.current();
    return references.map((reference) => catalogue.id(findIconOrdinal(catalogue, reference)));
  };
  addTool(
    context,
    "create_collection",
    {
      title: "Create a collection",
      scope: "collections:write",
      description: "Keep icons together in a new collection of yours. Needs an API key.",
      input: z.object({ name, icons: icons.default([]), access: access.default("private") }),
      output: collectionOutput,
      changes: "adds",
    },
    async (given) => {
      const requester = requireOwner(asker);
      return answerCollection(await services.collections.create(requester, { ...given, icons: listIds(given.icons) }));
    },
  );
  addTool(
    context,
    "update_collection",
    {
      title: "Update a collection",
      scope: "collections:write",
      description: "Rename a collection of yours, share it, add icons to it or remove them. Needs an API key.",
      input: z.object({
        collection: collectionKey,
        name: name.optional(),
        access: access.optional(),
        add: icons.default([]),
        remove: icons.default([]),
      }),
      output: collectionOutput,
      changes: "removes",
    },
    async ({ collection: key, name: newName, access: newAccess, add, remove }) => {
      const requester = requireOwner(asker);
      const [added, removed] = [listIds(add), listIds(remove)];
      if (newName !== undefined || newAccess !== undefined)
        await services.collections.change(requester, key, { name: newName, access: newAccess });
      if (added.length > 0)
        await services.collections.addIcons(
          requester,
          key,
          added.map((id) => ({ id })),
        );
      if (removed.length > 0) await services.collections.removeIcons(requester, key, removed);
      return answerCollection(await services.collections.get(requester, key));
    },
  );
}

const describeCollection = ({ id, name: label, access: shared, totalIcons }: Collection) => ({
  id,
  name: label,
  access: shared,
  totalIcons,
});

const formatCollection = ({ id, name: label, access: shared, totalIcons }: ReturnType<typeof describeCollection>) =>
  `${label} (${id}), ${totalIcons} icons, ${shared}`;

function answerCollection(collection: Collection) {
  const structured = describeCollection(collection);
  return { text: formatCollection(structured), structured };
}
