import { AppError } from "../../core/errors.ts";
import { licenseOfUpload, uploadedSet, uploadedStyle, uploader } from "../../core/svg-sanitizer/uploaded-set.ts";
import type { UploadFinder } from "../../core/icons/uploaded-icon.ts";
import type { Viewer } from "../../core/people/viewer.ts";
import type { ExportService } from "../exports/contract.ts";
import { detailUpload } from "./describe-upload.ts";
import type { IconDetailsView } from "./contract.ts";

/** @throws AppError `not_found`, also for what is not for the viewer */
export async function loadUploadDetails(
  id: string,
  { viewer, uploads, exports }: { viewer: Viewer; uploads: UploadFinder; exports: Pick<ExportService, "findLimit"> },
): Promise<IconDetailsView> {
  const upload = (await uploads.find(viewer.person?.id, [id])).get(id);
  if (!upload) throw new AppError("not_found", "Icon not found.", { field: "id" });
  return {
    icon: detailUpload(upload),
    limit: exports.findLimit("upload", viewer),
    svg: upload.svg,
    style: uploadedStyle,
    author: uploader,
    set: uploadedSet,
    license: licenseOfUpload(upload),
    name: upload.name,
    tags: [],
    categories: [],
    otherStyles: [],
    isUpload: true,
  };
}
