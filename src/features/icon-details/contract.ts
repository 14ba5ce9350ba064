import { z } from "zod";
import type { RequestContext } from "../../context.ts";
import type { Viewer } from "../../core/people/viewer.ts";
import type { NeededGround } from "../../core/svg/colors/needed-ground.ts";
import type { Icon, IconDetails } from "../../core/icons/icon.ts";
import type { Author, IconSet, License, Style } from "../../core/icons/style.ts";
import type { PngLimit } from "../../core/icons/png-limit.ts";
import { colorClasses } from "../../core/icons/vocabulary.ts";
import type { IconCustomization } from "../../core/svg/icon-customization.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { UploadedIcon } from "../../core/icons/uploaded-icon.ts";

/** An icon as calls show it. */
export const publicIcon = z
  .object({
    id: z.string(),
    commonId: z.string().describe("ID of the icon that represents the concept."),
    name: z.string().describe("In the language of the request if a translation exists."),
    englishName: z.string().optional().describe("English name, if different from `name`."),
    commonName: z.string().describe("Concept in kebab-case."),
    platform: z.string().describe("API code of the style."),
    category: z
      .string()
      .describe("Comma-separated titles of up to three categories in the language of the request, primary first."),
    categoryApiCode: z.string(),
    subcategory: z.string().describe("API code of the second category, or empty."),
    authorApiCode: z.string(),
    isExternal: z.boolean().describe("Whether the author isn’t the publisher of this site."),
    iconifyName: z.string().describe("Iconify name, `prefix:name`."),
    sourceFormat: z.literal("svg"),
    formats: z
      .array(z.string())
      .describe(
        "Formats that are always available for this icon. Others, such as `lottie` or code, may not support all of its features.",
      ),
    free: z.boolean().describe("Same as `isFree`."),
    isFree: z
      .boolean()
      .describe(
        "Whether large images are available to everyone. This isn’t a price: every icon is free under its `license`.",
      ),
    isColor: z.boolean(),
    colors: z.enum(colorClasses),
    isAnimated: z.boolean(),
    hasStroke: z.boolean(),
    version: z.number().int(),
    url: z.string().describe("Path of the icon’s page."),
    timestamp: z.number().describe("Unix time in seconds of the set’s last upstream change."),
    license: z.string().describe("SPDX identifier."),
    width: z.number(),
    height: z.number(),
    bytes: z.number().int().describe("Size of the SVG in bytes."),
    isUserSource: z.literal(true).optional().describe("Whether it’s an upload, which has no style, author or page."),
  })
  .meta({ id: "Icon" });

export type PublicIcon = z.infer<typeof publicIcon>;

/** One icon with everything its page and panel show. */
export interface IconPanelData {
  icon: IconDetails;
  /** Complete SVG document as drawn, at native size. */
  svg: string;
  style: Style;
  author: Author;
  set: IconSet;
  license: License;
  /** The same concept in other styles, the likest first, at most 24; never the same drawing twice. */
  otherStyles: Icon[];
}

/** An icon in another style, as the panel and the page show it. */
export interface RelatedIcon {
  id: string;
  name: string;
  path: string;
  /** Title of the style. */
  style: string;
  /** Complete SVG document; missing when too heavy to be inline. */
  svg?: string;
}

/** Everything the panel and the page of an icon show. */
export interface IconDetailsView extends Omit<IconPanelData, "otherStyles"> {
  /** How large images of it this viewer may have. */
  limit: PngLimit;
  /** In the language of the page, as far as that has a word for it; that of the icon is in English. */
  name: string;
  /** In the language of the page, those of the icon that it has words for. */
  tags: string[];
  otherStyles: RelatedIcon[];
  /** Titles in the language of the page, primary first. */
  categories: string[];
  /** Somebody brought it: nothing is known about it but its drawing. */
  isUpload?: true;
}

export interface IconService {
  /**
   * @param pinned API codes of styles that come first among the others
   * @throws AppError `not_found`
   */
  getPanelData(id: string, pinned?: ReadonlySet<string>): IconPanelData;
  /** What the page and the panel of an icon show to whoever asks. @throws AppError `not_found` */
  getView(
    id: string,
    request: Pick<RequestContext, "viewer" | "locale" | "loadMessages" | "pinned">,
  ): Promise<IconDetailsView>;
  /** The same of what somebody brought. @throws AppError `not_found`, also for what is not for whoever asks */
  getUploadView(id: string, viewer: Viewer): Promise<IconDetailsView>;
  /** @throws AppError `not_found` */
  getSvg(id: string, customization?: IconCustomization): string;
  /** Complete SVG documents for a grid; heavy drawings (over 8 KB) are left out: show `/img` thumbs for them. */
  listGridDrawings(icons: readonly Icon[]): Record<string, string>;
  /** The ground on which an icon with colors of its own is seen, where it isn’t on the other one; heavy drawings are not looked at. */
  findGround(icon: Icon): NeededGround | undefined;
  /** The JSON array of `PublicIcon`s for ordinals of the current catalogue; each is rendered once a language and remembered. */
  renderIcons(ordinals: Iterable<number>, locale?: Locale): string;
  /** @throws AppError `not_found` */
  getDetails(id: string): IconDetails;
  /** As calls show an icon; named in English unless told otherwise. */
  describe(icon: Icon, locale?: Locale): PublicIcon;
  /** The same for a drawing that somebody brought, which has no style, author or page. */
  describeUpload(upload: UploadedIcon): PublicIcon;
}

declare module "../../context.ts" {
  interface Services {
    icon: IconService;
  }
}
