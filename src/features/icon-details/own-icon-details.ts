import { findOwnDrawing, readOwnDrawings } from "../../browser/own-drawings.ts";
import { licenseOfUpload, uploadedSet, uploadedStyle, uploader } from "../../core/svg-sanitizer/uploaded-set.ts";
import { detailUpload } from "./describe-upload.ts";
import type { IconDetailsView } from "./contract.ts";

/** What the panel shows about a guest's own drawing. @throws Error where this browser does not have it */
export async function readOwnIconDetails(id: string): Promise<IconDetailsView> {
  await readOwnDrawings();
  const drawing = findOwnDrawing(id);
  if (!drawing) throw new Error("This browser doesn’t have the icon");
  const upload = { ...drawing, isOwn: true };
  return {
    icon: detailUpload(upload),
    // Only guests keep drawings in the browser.
    limit: { px: drawing.pngSize, reason: "guest" },
    svg: drawing.svg,
    style: uploadedStyle,
    author: uploader,
    set: uploadedSet,
    license: licenseOfUpload(upload),
    name: drawing.name,
    tags: [],
    categories: [],
    otherStyles: [],
    isUpload: true,
  };
}
