import { z } from "zod";
import { failure } from "../../../platform/http/parameters/api-scope.server.ts";
import { iconReference } from "../../../platform/http/parameters/icon-fields.server.ts";
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
    id: z.string().describe("ID for calls; for anyone but the owner, same as `apiCode`."),
    apiCode: z.string().describe("Code used in URLs; changes when the collection was private in between."),
    kind: z.enum(["custom", "favorites", "downloaded"]),
    name: z.string(),
    description: z.string(),
    access: z.enum(collectionAccesses).describe("`public`: anyone with the link can view it."),
    isDefault: z.boolean().describe("Favorites."),
    isDownloaded: z.boolean().describe("Whether it is Downloaded, which the site fills."),
    isOwn: z.boolean(),
    tags: z.array(z.string()),
    totalIcons: z.int(),
    preview: z.array(z.string()).describe("IDs of the first icons."),
    permissions: z
      .object({
        canEdit: z.boolean(),
        canRename: z.boolean(),
        canDelete: z.boolean(),
        canAddIcons: z.boolean(),
        canRemoveIcons: z.boolean(),
      })
      .describe("Your permissions."),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Collection" });

export const publicCollectionIcon = z
  .object({
    id: z.string(),
    name: z.string(),
    platform: z.string().optional().describe("API code of the style; absent for uploads."),
    isUserSource: z.boolean().describe("Uploaded."),
    isColor: z.boolean(),
    isAnimated: z.boolean(),
    position: z.number().describe("Sort key of the collection."),
  })
  .meta({ id: "CollectionIcon" });

export const publicFoundIcon = publicCollectionIcon
  .pick({ id: true, name: true, isColor: true })
  .extend({
    collectionIds: z.array(z.string()).describe("Collections that contain it, most recently changed first."),
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

export const iconIds = z.array(iconReference).min(1).max(collectionLimits.icons);
export const collectionKey = z.string().max(64);

export const iconPlaces = z
  .array(
    z.union([
      iconReference,
      z.strictObject({ id: iconReference, position: z.number().min(-mostSignificant).max(mostSignificant).optional() }),
    ]),
  )
  .min(1)
  .max(collectionLimits.icons)
  .transform((places) => places.map((place): IconPlace => (typeof place === "string" ? { id: place } : place)))
  .describe(
    "Icon IDs or Iconify names, or objects with one as `id` and the positions from before the icons were removed.",
  );

export const newCollection = z.strictObject({
  id: z.uuid().toLowerCase().optional().describe("Idempotency key: repeated calls create one collection."),
  name: name.optional().describe("Defaults to `Collection {n}`."),
  description: description.optional(),
  access: z.enum(collectionAccesses).optional(),
  tags: tags.optional(),
  icons: z
    .array(iconReference)
    .max(collectionLimits.icons)
    .optional()
    .describe("Initial icons; unknown ones are ignored."),
}) satisfies z.ZodType<NewCollection>;

export const collectionChange = z.strictObject({
  name: name.optional(),
  description: description.optional(),
  access: z.enum(collectionAccesses).optional().describe("A collection that becomes private gets a new `apiCode`."),
  tags: tags.optional(),
  order: z
    .strictObject({ icons: iconIds, before: iconReference.optional() })
    .optional()
    .describe("Move icons before another one, or to the end."),
  isLastUsed: z.literal(true).optional(),
}) satisfies z.ZodType<CollectionChange>;

export const addedIcons = {
  added: z.array(z.string()).describe("Icons that were added."),
  knownCount: z.int().describe("Number of icons that were already there."),
  unknown: z.array(z.string()).describe("Icons that don’t exist for this person and were ignored."),
  totalIcons: z.int(),
};
export const removedIcons = z
  .array(z.object({ id: z.string(), position: z.number() }))
  .describe("With positions, so that they can be added back in place.");

/** The failures of calls about collections. */
export const signedOut = failure.describe("Not signed in.");
export const notAllowed = failure.describe("The collection belongs to someone else.");
export const notAcceptable = failure.describe("This kind of collection doesn’t support this.");
export const limitReached = failure.describe("Limit reached; nothing was changed.");
