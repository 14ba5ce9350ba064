import type { Uploads } from "./uploads/contract.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Made by people, or for everybody: what they like, and what they have downloaded. */
export type CollectionKind = "custom" | "favorites" | "downloaded";
/** Who may look: everybody with the link, or its owner only. */
export const collectionAccesses = ["public", "private"] as const;
export type CollectionAccess = (typeof collectionAccesses)[number];

/** Limits of collections. */
export const collectionLimits = {
  /** Those that are made for everybody count too. */
  collections: 150,
  icons: 1_000,
  nameLength: 80,
  descriptionLength: 1_000,
  tags: 20,
  tagLength: 40,
  previewIcons: 5,
  foundIcons: 60,
  termLength: 100,
} as const;

/** Tells by server-sent events what changes in the viewer's collections: see `CollectionEvent`. */
export const collectionChangesPath = `${collectionsPath}/changes`;

/** What the viewer may do with a collection. */
export interface CollectionPermissions {
  /** Description, tags, access, and the order of icons. */
  canEdit: boolean;
  /** Not those that are made for everybody. */
  canRename: boolean;
  canDelete: boolean;
  canAddIcons: boolean;
  canRemoveIcons: boolean;
}

/** Icons that somebody keeps together. */
export interface Collection {
  /** For its owner; to others it is called by its `apiCode` here too. Calls take both. */
  id: string;
  /** Its name in addresses, which nobody can guess; another one after it has been private. Its owner is led here by all of them. */
  apiCode: string;
  kind: CollectionKind;
  /** Those that are made for everybody are named in the language of who asks. */
  name: string;
  description: string;
  access: CollectionAccess;
  /** Favorites. */
  isDefault: boolean;
  /** What was downloaded: icons come by themselves. */
  isDownloaded: boolean;
  /** The viewer's. */
  isOwn: boolean;
  tags: string[];
  totalIcons: number;
  /** Ids of the first icons. */
  preview: string[];
  permissions: CollectionPermissions;
  /** ISO 8601. */
  updatedAt: string;
}

/** Where an icon is in a collection. */
export interface PlacedIcon {
  id: string;
  /** Collections are in the order of these numbers; an icon that is added again with its number is where it was. */
  position: number;
}

/** An icon in a collection: of the catalogue, or brought by its owner. */
export interface CollectionIcon extends PlacedIcon {
  /** In the language of who asks, as far as that has a word for it. */
  name: string;
  /** Code of the style; absent of uploads. */
  platform: string | undefined;
  isUserSource: boolean;
  isColor: boolean;
  isAnimated: boolean;
}

/** An icon somewhere in somebody's collections. */
export interface FoundIcon extends Pick<CollectionIcon, "id" | "name" | "isColor"> {
  /** Of the collections that have it, the one changed last first. */
  collectionIds: string[];
}

/** An icon to be put into a collection: before all others, or at a position that it had. */
export interface IconPlace {
  id: string;
  position?: number | undefined;
}

/** What is known of a collection that is being made. */
export interface NewCollection {
  /** A UUID by which repetitions of the call make one collection. */
  id?: string | undefined;
  /** `Collection {n}` when it is left out. */
  name?: string | undefined;
  description?: string | undefined;
  access?: CollectionAccess | undefined;
  tags?: readonly string[] | undefined;
  /** Ids of its first icons, in their order; unknown ones are left out. */
  icons?: readonly string[] | undefined;
}

/** What is to be changed of a collection; the rest stays. */
export interface CollectionChange {
  name?: string | undefined;
  description?: string | undefined;
  access?: CollectionAccess | undefined;
  tags?: readonly string[] | undefined;
  /** Puts icons, in this order, before another one of the collection, or at its end. */
  order?: { icons: readonly string[]; before?: string | undefined } | undefined;
  /** Remembers it as the one that was used last. */
  isLastUsed?: true | undefined;
}

/** What became of icons that were to be put into a collection. */
export interface AddedIcons {
  /** Ids of those that are new in it. */
  added: string[];
  /** How many had been in it before. */
  knownCount: number;
  /** Ids that mean no icon, or somebody else's; they are left out. */
  unknown: string[];
  totalIcons: number;
}

export const collectionSorts = ["-updatedAt", "updatedAt", "name", "-name"] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** Who asks, and in which language. */
export interface Requester {
  /** Undefined for guests. */
  personId: string | undefined;
  locale: Locale;
}

/** What has happened to collections of one person: something of these, or (without ids) possibly anything. */
export interface CollectionEvent {
  ids?: readonly string[];
}

/**
 * What people keep together. A collection is named by a key: its `id` or an `apiCode` that it had before, for its owner, or
 * its `apiCode`.
 *
 * All calls throw AppError:
 * `signed_out` for guests who ask for more than to see;
 * `not_found` where there is nothing, and where something is that they may not see;
 * `not_allowed` where they may see something that is not theirs to change;
 * `not_acceptable` for what this kind of collection does not take, such as icons for Downloaded;
 * `limit_reached` past the limits of collections, having changed nothing;
 * `unavailable` while the database cannot be reached.
 * What they change is in the database when they return.
 */
export interface CollectionService {
  /** The person's own; Favorites and Downloaded are made when they are missing. */
  list(
    requester: Requester,
    options?: {
      sort?: CollectionSort;
      limit?: number;
      /** At most `collectionLimits.previewIcons`. */
      previewCount?: number;
      /** Only those with this icon. */
      iconId?: string;
    },
  ): Promise<{
    collections: Collection[];
    total: number;
    /** Never Downloaded. */
    lastUsedId: string;
  }>;
  get(requester: Requester, key: string): Promise<Collection>;
  /** In the order of the collection. Icons that have left the catalogue are left out, and counted in `total`. */
  listIcons(
    requester: Requester,
    key: string,
    options?: { limit?: number },
  ): Promise<{ collection: Collection; icons: CollectionIcon[]; total: number }>;
  /** Icons of all their collections whose names hold all words of a term, the last added first; at most `collectionLimits.foundIcons`. */
  findIcons(requester: Requester, term: string): Promise<{ icons: FoundIcon[]; total: number }>;
  create(requester: Requester, collection: NewCollection): Promise<Collection>;
  /** Of whatever they may see; private, with uploads of its own. */
  copy(requester: Requester, key: string): Promise<Collection>;
  change(requester: Requester, key: string, change: CollectionChange): Promise<Collection>;
  /** The first that is not Downloaded is then the last used one. */
  delete(requester: Requester, key: string): Promise<{ lastUsedId: string }>;
  /** All of them or, past the limit, none; the first becomes the collection's first. */
  addIcons(requester: Requester, key: string, icons: readonly IconPlace[]): Promise<AddedIcons>;
  /** Returns those that were in it, with the positions at which they can be added again. */
  removeIcons(
    requester: Requester,
    key: string,
    ids: readonly string[],
  ): Promise<{ removed: PlacedIcon[]; totalIcons: number }>;
  /** Adds icons to one collection and removes them from another at once. */
  moveIcons(
    requester: Requester,
    move: { from: string; to: string; ids: readonly string[] },
  ): Promise<AddedIcons & { removed: PlacedIcon[] }>;
  /** Keeps in Downloaded what somebody took; the last taken first, the oldest fall out. */
  noteDownloaded(personId: string, iconIds: readonly string[]): Promise<void>;
  /** Tells of changes by whatever process; returns the way to stop. */
  onChange(personId: string, listener: (events: CollectionEvent) => void): () => void;
  close(): Promise<void>;
}

/*
 * The calls, below `collectionsPath`; failures have the usual body (`success: false`, `code`, `message`):
 *
 * GET    /                  ?select&sort&limit&previewCount&icon  → docs: Collection[] (only the selected fields, and id), total, lastUsedId
 * GET    /icons             ?term                                 → icons: FoundIcon[], total
 * PUT    /                  NewCollection                         → collection
 * GET    /{apiCode}                                               → collection
 * PATCH  /{id}              CollectionChange                      → collection
 * DELETE /{id}                                                    → lastUsedId
 * POST   /{id}/copy                                               → collection
 * GET    /{id}/icons        ?limit                                → icons: CollectionIcon[], total
 * PUT    /{id}/icons        { icons: (id | IconPlace)[] }         → AddedIcons
 * DELETE /{id}/icons/{iconId}                                     → removed: PlacedIcon[], totalIcons
 * POST   /{id}/icons/remove { ids }                               → removed: PlacedIcon[], totalIcons
 * POST   /{id}/icons/move   { ids, to }                           → AddedIcons & { removed: PlacedIcon[] }
 * GET    /changes           server-sent events: `news` with CollectionEvent as JSON; the first comes at once, without ids
 */

export { drawingsPath, type CleanDrawing, type RefusedUpload } from "./uploads/contract.ts";
export type { UploadReader } from "./uploads/upload-reader.server.ts";

declare module "../../context.ts" {
  interface Services {
    collections: CollectionService;
    uploads: Uploads;
  }
}
