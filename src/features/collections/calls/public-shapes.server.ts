import { z } from "zod";
import { failure } from "../../../platform/http/parameters/api-scope.server.ts";
import {
  collectionAccesses,
  collectionLimits,
  type CollectionChange,
  type IconPlace,
  type NewCollection,
} from "../contract.ts";

const mostSignificant = 1e12;

/** A collection as calls show it. */
export const publicCollection = z
  .object({
    id: z.string().describe("What calls take; for others than its owner the same as `apiCode`."),
    apiCode: z.string().describe("Its name in addresses; another one after it has been private."),
    kind: z.enum(["custom", "favorites", "downloaded"]),
    name: z.string(),
    description: z.string(),
    access: z.enum(collectionAccesses).describe("`public`: everybody with the link may see it."),
    isDefault: z.boolean().describe("Favorites."),
    isDownloaded: z.boolean().describe("What was downloaded; icons come by themselves."),
    isOwn: z.boolean(),
    tags: z.array(z.string()),
    totalIcons: z.int(),
    preview: z.array(z.string()).describe("Ids of the first icons."),
    permissions: z
      .object({
        canEdit: z.boolean(),
        canRename: z.boolean(),
        canDelete: z.boolean(),
        canAddIcons: z.boolean(),
        canRemoveIcons: z.boolean(),
      })
      .describe("What the viewer may do."),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Collection" });

export const publicCollectionIcon = z
  .object({
    id: z.string(),
    name: z.string(),
    platform: z.string().optional().describe("API code of the style; absent of uploads."),
    isUserSource: z.boolean().describe("Uploaded."),
    isColor: z.boolean(),
    isAnimated: z.boolean(),
    position: z.number().describe("Collections are in the order of these numbers."),
  })
  .meta({ id: "CollectionIcon" });

export const publicFoundIcon = publicCollectionIcon
  .pick({ id: true, name: true, isColor: true })
  .extend({
    collectionIds: z.array(z.string()).describe("Of the collections that have it, the one changed last first."),
  })
  .meta({ id: "FoundIcon" });

/** What collections are called, and other text in one line; control characters count as spaces. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    );
const filled = (most: number) => line(most).refine((text) => text !== "", "must not be empty");

const name = filled(collectionLimits.nameLength);
const description = z
  .string()
  .max(collectionLimits.descriptionLength)
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[^\P{Cc}\n]/gu, " ")
      .trim(),
  );
const tags = z
  .array(filled(collectionLimits.tagLength))
  .max(collectionLimits.tags)
  .transform((list) => [...new Set(list)]);

export const iconId = z.string().regex(/^[\w-]{1,64}$/, "must be the id of an icon");
export const iconIds = z.array(iconId).min(1).max(collectionLimits.icons);
export const collectionKey = z.string().max(64);

export const iconPlaces = z
  .array(
    z.union([
      iconId,
      z.strictObject({ id: iconId, position: z.number().min(-mostSignificant).max(mostSignificant).optional() }),
    ]),
  )
  .min(1)
  .max(collectionLimits.icons)
  .transform((places) => places.map((place): IconPlace => (typeof place === "string" ? { id: place } : place)))
  .describe("Ids, or ids with the positions that the icons had before they were removed.");

export const newCollection = z.strictObject({
  id: z.uuid().toLowerCase().optional().describe("By which repetitions of the call make one collection."),
  name: name.optional().describe("`Collection {n}` when it is left out."),
  description: description.optional(),
  access: z.enum(collectionAccesses).optional(),
  tags: tags.optional(),
  icons: z.array(iconId).max(collectionLimits.icons).optional().describe("Its first icons; unknown ones are left out."),
}) satisfies z.ZodType<NewCollection>;

export const collectionChange = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  access: z.enum(collectionAccesses).optional().describe("What has been private has another `apiCode` afterwards."),
  tags: tags.optional(),
  order: z
    .strictObject({ icons: iconIds, before: iconId.optional() })
    .optional()
    .describe("Puts icons before another one, or at the end."),
  isLastUsed: z.literal(true).optional(),
}) satisfies z.ZodType<CollectionChange>;

export const addedIcons = {
  added: z.array(z.string()).describe("Those that are new in the collection."),
  knownCount: z.int().describe("How many had been in it before."),
  unknown: z.array(z.string()).describe("What was left out: there are no such icons for this person."),
  totalIcons: z.int(),
};
export const removedIcons = z
  .array(z.object({ id: z.string(), position: z.number() }))
  .describe("With the positions at which they can be added again.");

/** The failures of calls about collections. */
export const signedOut = failure.describe("Nobody is signed in.");
export const notAllowed = failure.describe("The collection is somebody else's.");
export const notAcceptable = failure.describe("Collections of this kind do not take this.");
export const limitReached = failure.describe("There is no room for more; nothing has changed.");
