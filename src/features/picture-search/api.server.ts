import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { pictureTypes, readPictureType } from "../../core/pictures/picture-type.ts";
import { refuseParameter, succeeded, type ApiScope } from "../../platform/http/api-scope.server.ts";
import type { IconService } from "../icon/contract.ts";
import { largestPictureBytes, largestPictureMegabytes, pictureSearchPath, type PictureSearch } from "./contract.ts";

export interface PictureSearchApiDependencies {
  pictures: PictureSearch;
  icon: IconService;
}

const formType = "multipart/form-data";
const largestFormBytes = largestPictureBytes + 65_536;
const iconAmount = 60;
const readableTypes = pictureTypes.map(({ name }) => name).join(", ");

const form = z.object({ file: z.instanceof(File) });

/** The call that searches by a picture. */
export function registerPictureSearchApi(app: ApiScope, { pictures, icon }: PictureSearchApiDependencies): void {
  app.addContentTypeParser(formType, { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.post(pictureSearchPath, { bodyLimit: largestFormBytes, schema: { hide: true } }, async ({ body, headers }) => {
    const { file } = await readForm(body, headers["content-type"]);
    if (file.size > largestPictureBytes)
      throw new AppError("too_large", `file: is larger than ${largestPictureMegabytes} MB`, { field: "file" });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = readPictureType(bytes);
    if (type === undefined)
      throw new AppError("unsupported_type", `file: must be a picture (${readableTypes})`, { field: "file" });
    const { icons } = await pictures.search({ type, bytes }, { amount: iconAmount });
    return { ...succeeded, icons: icons.map((one) => icon.describe(one)) };
  });
}

async function readForm(body: unknown, type = formType): Promise<z.infer<typeof form>> {
  if (!Buffer.isBuffer(body)) refuseParameter("file", "send a form (multipart/form-data) with the picture in it");
  const entries = await new Response(body as Buffer<ArrayBuffer>, { headers: { "content-type": type } })
    .formData()
    .catch(() => refuseParameter("file", "the form cannot be read"));
  const { data } = form.safeParse(Object.fromEntries(entries));
  return data ?? refuseParameter("file", "the form must hold the picture as a file");
}
