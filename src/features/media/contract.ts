import type { MediaFormat, MediaWidth } from "../../core/media/media-vocabulary.ts";
import type { MediaKind } from "../../core/media/media-vocabulary.ts";
import type { Viewer } from "../../core/people/viewer.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { MessageKey } from "../../i18n/source-messages.ts";

export interface MediaLicense {
  /** SPDX code, e.g. `CC-BY-4.0`. */
  code: string;
  title: string;
  url?: string | undefined;
  requiresAttribution: boolean;
  /** Its text travels with copies of the files. */
  requiresNotice: boolean;
  /** Whatever is made of it stays under the same license. */
  requiresShareAlike: boolean;
}

/** An illustration or a photo, as lists show it. */
export interface MediaItem {
  id: string;
  kind: MediaKind;
  /** A pattern made by this site: no camera was there. */
  isPattern: boolean;
  /** In the language that was asked for, where there is one. */
  title: string;
  tags: string[];
  /** Code of a category of icons. */
  category?: string | undefined;
  width: number;
  height: number;
  /** Whether it can be had as SVG. */
  hasVector: boolean;
  /** Who made it, and where they are found. */
  author: { name: string; url?: string | undefined };
  license: MediaLicense;
  /** The page it comes from, where that is another site. */
  sourceUrl?: string | undefined;
  /** The icons that it is put together from; they are of its author and under its license. */
  credits: { name: string; id: string; path: string }[];
}

/** In which order pictures come; what fits best comes first without. */
export const mediaSorts = ["rising", "new", "popular"] as const;
export type MediaSort = (typeof mediaSorts)[number];

export interface MediaQuery {
  kind: MediaKind;
  /** What it shows, in the language; empty for everything. */
  term: string;
  locale: Locale;
  /** Codes of categories of icons: pictures of any of them. */
  categories?: readonly string[] | undefined;
  /** Of what the site has itself; other libraries have an order of their own. */
  sort?: MediaSort | undefined;
  /** From 1. */
  page: number;
  perPage: number;
}

export interface MediaPage {
  total: number;
  items: MediaItem[];
}

/** A picture as it is kept, read when it is wanted. */
export interface MediaOriginal {
  /** Another one for every other content. */
  version: string;
  type: "svg" | "raster";
  read(): Promise<Buffer>;
}

/** Where illustrations and photos come from. `media-contract` holds every adapter to these promises. */
export interface MediaLibrary {
  /**
   * At most `perPage` that fit, best first; a page behind the last one is empty.
   * @throws AppError `unavailable` where the library cannot be asked
   */
  search(query: MediaQuery): Promise<MediaPage>;
  /**
   * Undefined where there is none with the id.
   * @throws AppError `unavailable`
   */
  find(id: string, locale: Locale): Promise<MediaItem | undefined>;
  /**
   * Undefined where there is none with the id.
   * @throws AppError `unavailable`
   */
  open(id: string): Promise<MediaOriginal | undefined>;
}

/** Ids are part of paths and of names of files. */
export const mediaId = /^[a-z0-9][a-z0-9-]{0,79}$/;

export const mediaTypes = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
} as const satisfies Record<MediaFormat, string>;

export const freeWidthPx = 1280;

export interface MediaFile {
  bytes: Buffer;
  mediaType: string;
  fileName: string;
  /** The same for everybody. */
  isPublic: boolean;
}

/** What a page shows at its top, beside its words. */
export interface Hero {
  coverImageUrl: string;
  coverImageUrl2x: string;
  /** Message that says what the picture shows. */
  translateKey: MessageKey & `media.${string}`;
}

export interface MediaService extends MediaLibrary {
  /**
   * A file of a picture.
   *
   * @throws AppError `not_found`; `not_allowed` (field `width`) for a size that takes a license; `limit_reached` where that has
   *   nothing left; `invalid_input` for SVG of what is none; `unavailable`
   */
  makeFile(id: string, options: { format: MediaFormat; width: MediaWidth; viewer: Viewer }): Promise<MediaFile>;
  /** Somebody has taken a file of a picture away. Never waits. */
  noteDownload(id: string, format: MediaFormat): void;
  /** Undefined where the catalogue has nothing to make it of. */
  findHero(locale: Locale): Promise<Hero | undefined>;
  close(): void;
}

/** What a list shows of a picture. */
export type MediaCard = Pick<MediaItem, "id" | "kind" | "title" | "width" | "height"> & {
  author: string;
  license: string;
};

export const toMediaCard = ({ id, kind, title, width, height, author, license }: MediaItem): MediaCard => ({
  id,
  kind,
  title,
  width,
  height,
  author: author.name,
  license: license.code,
});

declare module "../../context.ts" {
  interface Services {
    media: MediaService;
  }
}
