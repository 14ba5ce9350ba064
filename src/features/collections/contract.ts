/** Made by people, or for everybody: what they like, and what they have downloaded. */
export type CollectionKind = "custom" | "favorites" | "downloaded";
/** Who may look: everybody with the link, or its owner only. */
export type CollectionAccess = "public" | "private";

/** Limits of collections. */
export const collectionLimits = {
  collections: 150,
  icons: 1_000,
  nameLength: 80,
  descriptionLength: 1_000,
  tags: 20,
  tagLength: 40,
  previewIcons: 5,
} as const;
/** How the id of an uploaded icon begins, as no icon of the catalogue does. */
export const uploadPrefix = "upload-";

/** What the viewer may do with a collection. */
export interface CollectionPermissions {
  canEdit: boolean;
  canDelete: boolean;
  canAddIcons: boolean;
}

/** Icons that somebody keeps together. */
export interface Collection {
  id: string;
  /** Its name in addresses, which nobody can guess. */
  apiCode: string;
  name: string;
  description: string;
  access: CollectionAccess;
  /** Favorites. */
  isDefault: boolean;
  /** What was downloaded: icons come by themselves. */
  isDownloaded: boolean;
  tags: readonly string[];
  totalIcons: number;
  /** Ids of the first icons. */
  preview: readonly string[];
  permissions: CollectionPermissions;
  updatedAt: Date;
}

/** An icon in a collection: of the catalogue, or brought by its owner. */
export interface CollectionIcon {
  id: string;
  name: string;
  /** Code of the style; absent of uploads. */
  platform: string | undefined;
  isUserSource: boolean;
  isColor: boolean;
}
