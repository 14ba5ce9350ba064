import type { IconFault } from "../../../core/svg-sanitizer/inspect-icon.ts";
import type { RejectionReason } from "../../../core/svg-sanitizer/rejected-svg.ts";
import type { DatabaseStep } from "../../licenses/contract.ts";

/** Limits of what can be published. */
export const publishingLimits = {
  /** Icons in one call. */
  icons: 500,
  packIcons: 1000,
  nameLength: 80,
  tags: 30,
  tagLength: 40,
  reasonLength: 500,
  /** Rows of one page of a list. */
  page: 50,
} as const;

/** Why an icon cannot be published; see `RejectionReason` for what is found while a drawing is read. */
export type PublishingFault =
  | RejectionReason
  | IconFault
  /** Something it shows had to be left out: text, pictures. */
  | "leftOut"
  /** The catalogue has the drawing, or it comes twice. */
  | "repeated"
  | "name"
  | "tags"
  | "category"
  | "license";

/** Why icons are taken down, as people are told in their language; anything else is told as it was written. */
export const takeDownReasons = ["license", "trademark", "author", "offensive", "broken"] as const;
export type TakeDownReason = (typeof takeDownReasons)[number];

export interface NewIcon {
  /** In English words, e.g. `Solar panel`; icons of one maker may share it. */
  name: string;
  /** Other English words and phrases for it. */
  tags: readonly string[];
  /** API code of a category. */
  category: string;
  /** Complete SVG document as its maker gave it; it is checked and written anew. */
  svg: string;
  maker: Maker;
  /** Code of a license of the catalogue, e.g. `CC0-1.0`. */
  license: string;
}

/** A pack of icons by one hand, as somebody else made them. */
export interface NewPack {
  /** Begins the Iconify name of each icon. */
  prefix: string;
  title: string;
  author: string;
  url: string | null;
  license: string;
  icons: readonly Omit<NewIcon, "maker" | "license">[];
}

/** Who drew an icon. */
export interface Maker {
  personId: string;
  /** As it is shown with the icons. */
  name: string;
}

export interface PublishedIcon {
  /** As icons of the catalogue have it. */
  id: string;
  /** Path of its page. */
  url: string;
}

/** An icon of a pack that is not published. */
export interface RefusedIcon {
  name: string;
  fault: PublishingFault;
}

/** One row of what was published. */
export interface PublishedRow extends PublishedIcon {
  name: string;
  maker: string;
  publishedAt: Date;
}

/** One row of what was taken down. */
export interface TakenDownRow {
  id: string;
  name: string;
  reason: string;
  /** For admins only. */
  note: string;
  /** Name or address of the admin; null when they have left. */
  by: string | null;
  takenDownAt: Date;
}

export interface RowPage<Row> {
  rows: Row[];
  total: number;
}

/**
 * Icons that come into the catalogue, or leave it, while it is served. What these calls say has happened is committed, and
 * this process serves it; other processes of the same database follow within seconds. All throw AppError `unavailable` while
 * the database cannot be reached.
 */
export interface Publishing {
  /**
   * Publishes all or none, credited to their makers.
   *
   * @param options.alongside what is written with them or not at all: it runs in the transaction that keeps them, last
   * @param options.list the parameter in which the icons came, which refusals name; `icons` without it
   * @throws AppError `invalid_input` with the place and the fault of the first icon that cannot be published; what
   *   `alongside` throws
   */
  publish(
    icons: readonly NewIcon[],
    options?: {
      alongside?: (step: DatabaseStep, published: readonly PublishedIcon[]) => Promise<void>;
      list?: string;
    },
  ): Promise<PublishedIcon[]>;
  /** Whether `publish` would take them; throws as it does. */
  check(icons: readonly NewIcon[]): Promise<void>;
  /**
   * Publishes the icons of a pack that can be published, in a set of their own.
   * @throws AppError `conflict` where the prefix belongs to a set; `invalid_input` where nothing of it can be published
   */
  publishPack(pack: NewPack): Promise<{ published: PublishedIcon[]; refused: RefusedIcon[] }>;
  /**
   * From now on its page and files are gone, and no list has it.
   *
   * @param order.reason one of `takeDownReasons` or a text of the admin's own
   * @param order.note what only admins read
   * @returns what it is called
   * @throws AppError `not_found` when there is no such icon
   */
  takeDown(iconId: string, order: { reason: string; note?: string | undefined; by: string }): Promise<{ name: string }>;
  /** Undoes `takeDown`. @throws AppError `not_found` when it was not taken down */
  restore(iconId: string): Promise<void>;
  /** Why an icon was taken down; undefined for all others. Known without the database. */
  findReason(iconId: string): string | undefined;
  /** The latest first; pages from 1. @param words what their names or notes have in them */
  listTakenDown(page: number, words?: string): Promise<RowPage<TakenDownRow>>;
  /** The latest first; pages from 1. @param words what their names or makers have in them */
  listPublished(page: number, words?: string): Promise<RowPage<PublishedRow>>;
}
