import type { BundleService } from "./bundles/contract.ts";
import { z } from "zod";
import type { Viewer } from "../../core/people/viewer.ts";
import { exportFormats, type ExportFormatId } from "../../core/formats/export-formats.ts";
import { pictureFormats, type PictureFormatId } from "../../core/formats/picture-formats.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { PngLimit, PngSubject } from "../../core/icons/png-limit.ts";
import { conversionLimits } from "../../core/svg-sanitizer/drawing-limits.ts";
import { colorPattern, readColor } from "../../core/svg/colors/read-color.ts";
import { normalizeColor } from "../../core/svg/colors/parse-color.ts";
import {
  backgroundShapes,
  customizationLimits,
  flips,
  type IconCustomization,
  type Paint,
} from "../../core/svg/icon-customization.ts";
import type { ImageAddress } from "../../core/urls/image-address.ts";
import type { ImageHosts } from "../../core/urls/image-host.ts";
import type { UploadedIcon } from "../../core/icons/uploaded-icon.ts";

/** What an icon can be taken away as: a picture or code. */
export type FileFormatId = PictureFormatId | ExportFormatId;

export const fileFormatIds = [...pictureFormats, ...exportFormats].map(({ id }) => id);

/** Longest SVG document that somebody may send, in characters. */
export const longestDocument = conversionLimits.bytes;

const hex = z
  .string()
  .regex(colorPattern, "must be a palette color (red) or hex digits (#fa5252)")
  .transform((text) => normalizeColor(readColor(text) ?? `#${text.replace("#", "")}`)!);
const paint: z.ZodType<Paint> = z.union([z.literal("currentColor"), hex]);
const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** How a person wants an icon to look, as `customize` takes it. */
export const customizationSchema = z.strictObject({
  size: within(customizationLimits.size).int().exactOptional(),
  color: paint.exactOptional(),
  colors: z
    .record(hex, paint)
    .refine(
      (colors) => Object.keys(colors).length <= customizationLimits.colors,
      `at most ${customizationLimits.colors} colors`,
    )
    .exactOptional(),
  variables: z.boolean().exactOptional(),
  stroke: within(customizationLimits.stroke).multipleOf(0.01).exactOptional(),
  absoluteStroke: z.boolean().exactOptional(),
  padding: within(customizationLimits.padding).multipleOf(0.01).exactOptional(),
  background: z
    .union([z.literal("none"), z.strictObject({ shape: z.enum(backgroundShapes), color: paint })])
    .exactOptional(),
  rotate: within(customizationLimits.rotate).multipleOf(0.1).exactOptional(),
  flip: z.enum([...flips, "none"]).exactOptional(),
  opacity: within(customizationLimits.opacity).multipleOf(0.01).exactOptional(),
}) satisfies z.ZodType<IconCustomization>;

const ground = z
  .string()
  .regex(colorPattern, "must be a palette color (white) or hex digits (#ffffff)")
  .refine((text) => readColor(text) !== undefined, "can’t be translucent")
  .transform((text) => readColor(text)!);

/** How a file is requested, for one icon as for many. */
export const fileOptions = {
  format: z.enum(fileFormatIds),
  size: z
    .int()
    .min(customizationLimits.size.min)
    .max(customizationLimits.size.max)
    .exactOptional()
    .describe("Size in px."),
  look: customizationSchema.exactOptional(),
  ground: ground.exactOptional().describe("Background color for formats without transparency."),
  title: z.string().max(200).exactOptional().describe("Label for screen readers. Without it, the icon is decorative."),
};

const name = z
  .string()
  .min(1)
  .max(100)
  .exactOptional()
  .describe("Name of the file, without extension, and of its component.");

/** The body of `POST /plainConverter`. */
export const convertRequest = z
  .strictObject({
    id: z.string().max(128).exactOptional().describe("Icon ID or Iconify name, such as `lucide:house`."),
    svg: z.string().max(longestDocument).exactOptional().describe("SVG document to export instead of an icon."),
    name,
    ...fileOptions,
    reward: z
      .string()
      .max(2_000)
      .exactOptional()
      .describe("Reward token for watching a promotion: allows one larger image of this icon."),
  })
  .refine(({ id, svg }) => (id === undefined) !== (svg === undefined), {
    path: ["id"],
    message: "give either id or svg",
  });

/** A file that somebody wants of one icon, by its id or as they brought it, or of a document that they send. */
export type FileRequest = ({ id: string } | { upload: UploadedIcon } | { svg: string }) & {
  format: FileFormatId;
  /** The picture's edge; `look.size`, else the native size without it. */
  sizePx?: number;
  look?: z.infer<typeof customizationSchema>;
  ground?: `#${string}`;
  title?: string;
  name?: string;
};

/** A file of an icon, ready to be sent or saved. */
export interface ExportedFile {
  bytes: Buffer | string;
  mediaType: string;
  fileName: string;
  /** The same for everybody: guests may have it too. */
  isPublic: boolean;
  /** Absent of drawings that somebody sent. */
  iconId?: string;
  /** How many calls are left of the packages that paid for it. */
  callsLeft?: number;
  /** How many bytes smaller it is than the customized drawing; of minified ones. */
  savedBytes?: number;
}

export interface ExportService {
  readonly imageHosts: ImageHosts;
  /** Largest edge in px of any picture. */
  readonly largestPx: number;
  /** How large pictures of something may be for somebody; pages tell it, and files are held to it. */
  findLimit(subject: PngSubject, viewer: Viewer): PngLimit;
  /** The same for icons of the catalogue, in their order. While the database is away, none of them counts as purchased. */
  findIconLimits(icons: readonly Pick<Icon, "id" | "isFree">[], viewer: Viewer): Promise<PngLimit[]>;
  /**
   * The icons among these files that somebody may have larger because they were downloaded with a license before. The database
   * is asked only about those whose size depends on it.
   * @throws AppError `unavailable`
   */
  listPurchased(requests: readonly FileRequest[], viewer: Viewer): Promise<ReadonlySet<string>>;
  /**
   * The one place where files are made, and where limits of size hold for every way to them.
   *
   * @throws AppError `not_found` for an unknown id, `not_allowed` (field `size`) for a picture larger than the viewer may
   *   have, `invalid_input` (field `format` or `svg`) for what the format cannot hold and for a document that is none,
   *   `unavailable` when it cannot be made, `limit_reached` where nothing is left of what the license allows
   */
  exportFile(
    request: FileRequest,
    options: {
      viewer: Viewer;
      signal?: AbortSignal;
      /** It has been counted already. */
      isCharged?: boolean;
      /** Ids of purchased icons, where they are known already. */
      purchased?: ReadonlySet<string>;
    },
  ): Promise<ExportedFile>;
  /**
   * Finds out at once whether somebody may have a file, and whether guests may have it too.
   * @throws AppError `not_found` and `not_allowed` as `exportFile`
   */
  checkFile(
    request: FileRequest,
    options: { viewer: Viewer; purchased: ReadonlySet<string> },
  ): Pick<ExportedFile, "isPublic">;
  /**
   * A picture by its address.
   * @throws AppError as `exportFile`; `not_found` when nothing has this name
   */
  exportImage(address: ImageAddress, options: { viewer: Viewer; signal?: AbortSignal }): Promise<ExportedFile>;
}

export type { BundleService, ZipRequest } from "./bundles/contract.ts";

declare module "../../context.ts" {
  interface Services {
    exports: ExportService;
    bundles: BundleService;
  }
}
