import type { GlyphName } from "../../ui/foundation/glyph-name.ts";

/** What admins look after, in the order of their navigation. Each has `admin.{id}.title` and `admin.{id}.lead`. */
export const adminParts = [
  { id: "overview", path: "/icons/admin", glyph: "layout-grid" },
  { id: "people", path: "/icons/admin/people", glyph: "user" },
  { id: "texts", path: "/icons/admin/seo", glyph: "type" },
  { id: "redirects", path: "/icons/admin/redirects", glyph: "arrow-right" },
  { id: "catalogue", path: "/icons/admin/catalogue", glyph: "shapes" },
  { id: "flags", path: "/icons/admin/flags", glyph: "sliders-horizontal" },
  { id: "products", path: "/icons/admin/products", glyph: "tag" },
  { id: "events", path: "/icons/admin/events", glyph: "history" },
] as const satisfies readonly { id: string; path: string; glyph: GlyphName }[];

export type AdminPart = (typeof adminParts)[number]["id"];

/** The part that a path is about; undefined where there is none. */
export function findAdminPart(path: string): AdminPart | undefined {
  return adminParts.find((part) => part.path === path.replace(/\/$/, ""))?.id;
}
