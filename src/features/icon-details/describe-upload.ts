import { nameInKebabCase } from "../../core/formats/code-names.ts";
import { listFormats } from "../../core/formats/picture-formats.ts";
import { analyzeDrawing } from "../../core/svg/analyze-drawing.ts";
import { readDocument } from "../../core/svg/document/read-document.ts";
import type { UploadedIcon } from "../../core/icons/uploaded-icon.ts";
import type { PublicIcon } from "./contract.ts";

/** An icon that somebody brought, as calls show icons: it has no style, author or page. */
export function describeUpload({ id, name, svg, isColor, isAnimated }: UploadedIcon): PublicIcon {
  const { colors, hasStroke } = analyzeDrawing(svg);
  const [, , width, height] = readDocument(svg)!.box;
  return {
    id,
    commonId: id,
    name,
    commonName: nameInKebabCase(name),
    platform: "",
    category: "",
    categoryApiCode: "",
    subcategory: "",
    authorApiCode: "",
    isExternal: false,
    iconifyName: "",
    sourceFormat: "svg",
    formats: listFormats({ isAnimated }),
    free: true,
    isFree: true,
    isColor,
    colors,
    isAnimated,
    hasStroke,
    version: 1,
    url: "",
    timestamp: 0,
    license: "",
    width,
    height,
    bytes: new TextEncoder().encode(svg).length,
    isUserSource: true,
  };
}

/** The same with everything that is told of one icon. */
export const detailUpload = (upload: UploadedIcon) => ({
  ...describeUpload(upload),
  mainId: upload.id,
  relation: "main" as const,
  tags: [] as string[],
  resolutions: [],
  variants: [],
  viewBox: readDocument(upload.svg)!.box,
});
