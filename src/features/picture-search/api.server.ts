import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Viewer } from "../../core/people/viewer.ts";
import { AppError } from "../../core/errors.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { pictureTypes, readPictureType } from "../../core/pictures/picture-type.ts";
import { readLocale } from "../../i18n/locales.ts";
import {
  answer,
  catalogueAnswer,
  failure,
  gone,
  invalidInput,
  jsonType,
  notFound,
  asString,
  refuseParameter,
  succeeded,
  unavailable,
  unchanged,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { filterParameters, readFilters } from "../../platform/http/parameters/filter-parameters.server.ts";
import { amount, language, limit as resultLimit } from "../../platform/http/parameters/parameters.server.ts";
import { mapInSlices } from "../../platform/workers/time-slicing.server.ts";
import { createRequestLimit } from "../../platform/http/limits/request-limit.server.ts";
import { uploadPrefix, type UploadFinder } from "../../core/icons/uploaded-icon.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { publicIcon, type IconService, type PublicIcon } from "../icon-details/contract.ts";
import {
  largestPictureBytes,
  largestPictureMegabytes,
  likenessStyles,
  pictureSearchPath,
  similarIconsPath,
  type OwnDrawing,
  type OwnMatch,
  type PictureSearch,
} from "./contract.ts";

export interface PictureSearchApiDependencies {
  catalogue: CatalogueHost;
  pictures: PictureSearch;
  icon: IconService;
  uploads: UploadFinder & {
    /** Views of somebody's own drawings, as far as they are of a version of the describer. */
    listVectors(personId: string, version: string): Promise<readonly OwnDrawing[]>;
  };
  readNetwork: (request: IncomingMessage) => string;
}

const formType = "multipart/form-data";
const largestFormBytes = largestPictureBytes + 65_536;
const foundAmount = 60;
const similar = { fallback: 24, most: 100 };
const mostPerMinute = 120;
const minuteMs = 60_000;
const readableTypes = pictureTypes.map(({ name }) => name).join(", ");

const fraction = z.number().min(0).max(1);
const box = z
  .object({ left: fraction, top: fraction, width: fraction.positive(), height: fraction.positive() })
  .describe("Part of the image that was searched, in fractions of its width and height.");

/** Sums of fractions that were rounded may be a little more than the whole. */
const whole = 1.0001;
const boxField = z
  .string()
  .regex(/^\d(\.\d{1,20})?(,\d(\.\d{1,20})?){3}$/)
  .transform((text) => {
    const [left, top, width, height] = text.split(",").map(Number);
    return { left, top, width, height };
  })
  .pipe(box)
  .refine(({ left, top, width, height }) => left + width <= whole && top + height <= whole);

/** Checked by `readForm`; this is what the document says. */
const formBody = z.unknown().meta({
  type: "object",
  required: ["file"],
  properties: {
    file: { type: "string", format: "binary", description: `${readableTypes}; at most ${largestPictureMegabytes} MB.` },
    box: { type: "string", description: "Part to search: `left,top,width,height` in fractions of the image." },
  },
});

const progress = z.object({
  done: z.number().int().describe("Icons indexed so far."),
  total: z.number().int(),
});

const listed = z.array(z.string());
const similarIcon = publicIcon.extend({
  platformName: z.string().describe("Title of the style."),
  category: listed.describe("Titles of up to three categories, primary first."),
  categoryApiCode: listed,
  subcategory: listed,
  icon: publicIcon.describe("The icon in the same shape as in all other calls."),
});

/** Calls that find icons by how they look. */
export function registerPictureSearchApi(app: ApiScope, deps: PictureSearchApiDependencies): void {
  const parts = preparePictureSearchApi(deps);
  app.addContentTypeParser(formType, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  registerSearchByPicture(app, parts);
  registerListSimilarIcons(app, parts);
}

/** What several of these calls share. */
function preparePictureSearchApi(deps: PictureSearchApiDependencies) {
  const { catalogue: host, pictures, icon, uploads, readNetwork } = deps;
  const limit = createRequestLimit({ name: "image-searches", most: mostPerMinute, windowMs: minuteMs });
  /** What somebody brought has neither style nor concept, but a look; nothing is like it while looks are not known. */
  async function findLikeUpload(id: string, { viewer, most }: { viewer: Viewer; most: number }): Promise<Icon[]> {
    const upload = (await uploads.find(viewer.person?.id, [id])).get(id);
    if (!upload) throw new AppError("not_found", "Icon not found.", { field: "id" });
    if (pictures.progress().done === 0) return [];
    const bytes = new TextEncoder().encode(upload.svg);
    return (await pictures.search({ type: "image/svg+xml", bytes }, { amount: most })).icons;
  }
  /** Those of somebody's own drawings that were found, in JSON. */
  async function renderOwn(personId: string, matches: readonly OwnMatch[]): Promise<{ place: number; text: string }[]> {
    if (matches.length === 0) return [];
    const known = await uploads.find(
      personId,
      matches.map(({ id }) => id),
    );
    const renderedOwn = await mapInSlices(matches, ({ id, place }) => {
      const upload = known.get(id);
      return upload ? [{ place, text: JSON.stringify(icon.describeUpload(upload)) }] : [];
    });
    return renderedOwn.flat();
  }
  return { limit, readNetwork, host, uploads, pictures, icon, renderOwn, findLikeUpload };
}

type PictureSearchParts = ReturnType<typeof preparePictureSearchApi>;

function registerSearchByPicture(
  app: ApiScope,
  { limit, readNetwork, host, uploads, pictures, icon, renderOwn }: PictureSearchParts,
): void {
  app.post(
    pictureSearchPath,
    {
      bodyLimit: largestFormBytes,
      config: { keyScope: "search" },
      schema: {
        operationId: "searchByPicture",
        tags: ["search"],
        summary: "Search by image",
        description: "Without filters, the results include your own uploads (`isUserSource`), never those of others.",
        consumes: [formType],
        body: formBody,
        querystring: z.object({ amount: amount(foundAmount), language }).extend(filterParameters.shape),
        response: {
          200: asString(answer({ icons: z.array(publicIcon), box: box.optional(), progress })),
          400: invalidInput,
          404: failure.describe("Image search is turned off on this site."),
          413: failure.describe("The image has too many bytes or pixels."),
          415: failure.describe("The file isn’t a supported image."),
          429: failure.describe("Too many searches per minute."),
          503: failure.describe("The icons haven’t been indexed yet."),
        },
      },
    },
    async ({ body, headers, query, raw, viewer }, reply) => {
      await limit.demand(reply, readNetwork(raw));
      const form = await readForm(body, headers["content-type"]);
      const filters = readFilters(query, host.current().catalogue);
      const bytes = new Uint8Array(await form.file.arrayBuffer());
      const type = readPictureType(bytes);
      if (type === undefined) {
        throw new AppError("unsupported_type", `file: must be an image (${readableTypes})`, { field: "file" });
      }
      const { person } = viewer;
      const listOwn = person && ((version: string) => uploads.listVectors(person.id, version));
      const options = { box: form.box, filters, amount: query.amount, listOwn };
      const { icons, own, ...searched } = await pictures.search({ type, bytes }, options);
      const { done, total } = pictures.progress();
      const { catalogue } = host.current();
      // The catalogue may be another one by now.
      const ordinals = icons.flatMap(({ id }) => catalogue.findById(id) ?? []);
      const texts = ordinals.map((ordinal) => icon.renderIcons([ordinal], readLocale(query.language)).slice(1, -1));
      const mine = person ? await renderOwn(person.id, own) : [];
      // From the end, so that places stay what they are.
      for (const { place, text } of mine.toReversed()) texts.splice(place, 0, text);
      void reply.type(jsonType);
      if (person) void reply.header("cache-control", "private, no-store");
      const rest = JSON.stringify({ ...searched, progress: { done, total } });
      return `{"success":true,"icons":[${texts.slice(0, query.amount).join(",")}],${rest.slice(1)}`;
    },
  );
}

function registerListSimilarIcons(app: ApiScope, { findLikeUpload, pictures, host, icon }: PictureSearchParts): void {
  app.get(
    similarIconsPath,
    {
      config: { keyScope: "search", iconFields: ["id"] },
      schema: {
        operationId: "listSimilarIcons",
        tags: ["icons"],
        summary: "Find similar icons",
        querystring: z.object({
          id: z.string().describe("Icon ID or Iconify name, such as `lucide:house`."),
          limit: resultLimit(similar.fallback, similar.most),
          styles: z
            .enum(likenessStyles)
            .default("all")
            .describe("Icons in the same style, in other styles, or in all styles."),
          language,
        }),
        response: {
          200: answer({ icons: z.array(similarIcon) }),
          304: unchanged,
          400: invalidInput,
          404: notFound,
          410: gone,
          503: unavailable,
        },
      },
    },
    async ({ query: { id, limit, styles, language: code }, viewer }, reply) => {
      const isUpload = id.startsWith(uploadPrefix);
      const icons = isUpload
        ? await findLikeUpload(id, { viewer, most: limit })
        : await pictures.findSimilar(id, { styles, amount: limit });
      const locale = readLocale(code);
      if (isUpload) void reply.header("cache-control", "private, no-cache");
      else if (pictures.progress().isReady) reply.publish(catalogueAnswer);
      const { catalogue } = host.current();
      const described = icons.map((one) =>
        describeSimilar(icon.describe(one, locale), catalogue.findStyle(one.platform)?.title ?? one.platform),
      );
      return { ...succeeded, icons: described };
    },
  );
}

/** Existing clients of this call read lists where other calls have text. */
function describeSimilar(icon: PublicIcon, platformName: string): z.infer<typeof similarIcon> {
  const { category, categoryApiCode, subcategory } = icon;
  return {
    ...icon,
    icon,
    platformName,
    category: toList(category),
    categoryApiCode: toList(categoryApiCode),
    subcategory: toList(subcategory),
  };
}

const toList = (text: string) => (text === "" ? [] : text.split(", "));

async function readForm(body: unknown, type = formType) {
  if (!Buffer.isBuffer(body)) refuseParameter("file", "send the image in a form (multipart/form-data)");
  const entries = await new Response(body as Buffer<ArrayBuffer>, { headers: { "content-type": type } })
    .formData()
    .catch(() => refuseParameter("file", "the form can’t be read"));
  const file = entries.get("file");
  if (!(file instanceof File)) refuseParameter("file", "the form must contain the image as a file");
  if (file.size === 0) refuseParameter("file", "is empty");
  if (file.size > largestPictureBytes) {
    throw new AppError("too_large", `file: is larger than ${largestPictureMegabytes} MB`, { field: "file" });
  }
  const given = entries.get("box");
  const { data, success } = boxField.optional().safeParse(given ?? undefined);
  if (!success)
    refuseParameter("box", "must be left,top,width,height in fractions of the image, such as 0.1,0.1,0.5,0.5");
  return { file, box: data };
}
