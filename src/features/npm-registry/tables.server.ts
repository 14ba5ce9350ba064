import {
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PackageChanges, PackageState } from "../../core/packages/package-changes.ts";
import type { PackageManifest } from "../../core/packages/package-manifest.ts";
import { collections } from "../collections/tables.server.ts";

/** Who may see a collection may have its package. */
export { collections };

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Packages of styles that somebody asked for, and of collections that were published. */
export const packages = pgTable("packages", {
  /** Without the scope. */
  name: text().primaryKey(),
  /** Absent of styles; who deletes the collection unpublishes it. */
  collectionId: uuid("collection_id")
    .unique()
    .references(() => collections.id, { onDelete: "cascade" }),
  /** What the newest version holds; absent until there is one. */
  state: jsonb().$type<PackageState>(),
  readme: text().notNull().default(""),
});

/** Versions, which never change. */
export const packageReleases = pgTable(
  "package_releases",
  {
    package: text()
      .notNull()
      .references(() => packages.name, { onDelete: "cascade" }),
    version: text().notNull(),
    /** From 1, in the order of publishing. */
    number: integer().notNull(),
    /** Digest of all that the version was made of. */
    contents: text().notNull(),
    /** Not `jsonb`, which orders keys: the order of conditions in `exports` means something. */
    manifest: json().$type<PackageManifest>().notNull(),
    /** Absent of the first one. */
    changes: jsonb().$type<PackageChanges>(),
    integrity: text().notNull(),
    shasum: text().notNull(),
    fileCount: integer("file_count").notNull(),
    unpackedBytes: integer("unpacked_bytes").notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    /** Of collections, and of what was installed of styles; not of those that were moved into an object. */
    tarball: bytes(),
    objectKey: text("object_key"),
    /** Of the object. */
    tarballBytes: integer("tarball_bytes"),
  },
  (table) => [
    primaryKey({ columns: [table.package, table.version] }),
    unique("package_releases_number").on(table.package, table.number),
    index("package_releases_object").on(table.objectKey),
  ],
);
