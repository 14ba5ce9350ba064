import type { RequestContext } from "../../context.ts";
import { AppError } from "../../core/errors.ts";
import { licenceOfUpload, uploadedSet, uploadedStyle, uploader } from "../../core/svg-sanitizer/uploaded-set.ts";
import { detailUpload } from "./describe-upload.ts";
import type { IconDetailsView } from "./contract.ts";

/** @throws AppError `not_found`, also for what is not for the viewer */
export async function loadUploadDetails({ services, viewer }: RequestContext, id: string): Promise<IconDetailsView> {
  const upload = (await services.uploads.find(viewer.person?.id, [id])).get(id);
  if (!upload) throw new AppError("not_found", "There is no icon with this id.", { field: "id" });
  return {
    icon: detailUpload(upload),
    limit: services.exports.findLimit("upload", viewer),
    svg: upload.svg,
    style: uploadedStyle,
    author: uploader,
    set: uploadedSet,
    licence: licenceOfUpload(upload),
    name: upload.name,
    tags: [],
    categories: [],
    otherStyles: [],
    isUpload: true,
  };
}
