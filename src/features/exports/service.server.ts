import { findPerson, type Viewer } from "../../core/people/viewer.ts";
import { AppError, unlessAway } from "../../core/errors.ts";
import { nameInKebabCase } from "../../core/formats/code-names.ts";
import { exportFormats } from "../../core/formats/export-formats.ts";
import { uploadPx } from "../../core/svg-sanitizer/uploaded-set.ts";
import { pictureFormats, type PictureFormat } from "../../core/formats/picture-formats.ts";
import { findPngLimit, type PngSizes } from "../../core/icons/png-limit.ts";
import { twoTone } from "../../core/svg/colors/two-tone.ts";
import { customize } from "../../core/svg/customize.ts";
import { freezeMotion } from "../../core/svg/freeze-motion.ts";
import type { IconCustomization } from "../../core/svg/icon-customization.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";
import type { ImageAddress } from "../../core/urls/image-address.ts";
import type { WarmRenderer } from "../../platform/workers/warm-renderer.server.ts";
import { mapInSlices } from "../../platform/workers/time-slicing.server.ts";
import { yieldToRequests } from "../../platform/workers/yield-to-requests.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { uploadPrefix, type UploadedIcon, type UploadFinder } from "../../core/icons/uploaded-icon.ts";
import type { Charge, Licenses } from "../licenses/contract.ts";
import { chooseSize } from "./choose-size.ts";
import type { ExportedFile, ExportService, FileRequest } from "./contract.ts";
import type { Converter } from "./converter.server.ts";
import { findIcon } from "./find-icon.ts";
import { makeDrawable } from "./make-drawable.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  renderer: WarmRenderer;
  converter: Converter;
  pngSizes: PngSizes;
  charge: Charge;
  licenses: Pick<Licenses, "listPurchased">;
  uploads: UploadFinder;
  /** Origins of pictures where they are not the site's. */
  imageHosts: { free: string | undefined; paid: string | undefined };
}

/** What a file is made of. */
interface Subject {
  svg: string;
  name: string;
  nativePx: number;
  /** Somebody brought it and may see it; others may not. */
  isUpload?: boolean;
  /** Absent for drawings that somebody brought or sends. */
  icon?: { id: string; isFree: boolean; iconifyName: string };
}

interface SizeWork {
  request: FileRequest;
  subject: Omit<Subject, "svg">;
  picture: PictureFormat;
  viewer: Viewer;
  purchased: ReadonlySet<string>;
}

interface PictureWork extends SizeWork {
  subject: Subject;
}

const nothing: ReadonlySet<string> = new Set();

/** Makes the files that people take away. */
export function createExportService(deps: Dependencies): ExportService {
  const { catalogue: host, renderer, converter, charge, licenses, uploads, pngSizes, imageHosts } = deps;
  const service: ExportService = {
    imageHosts: { free: imageHosts.free ?? "", paid: imageHosts.paid ?? "", freeSizePx: pngSizes.free },
    largestPx: pngSizes.paid,
    findLimit: (subject, viewer) => findPngLimit(subject, viewer, pngSizes),
    async findIconLimits(icons, viewer) {
      const ids = icons.flatMap(({ id, isFree }) => (isFree ? [] : [id]));
      const purchased = await unlessAway(readPurchased(ids, viewer), nothing);
      return icons.map(({ id, isFree }) => service.findLimit({ isFree, isPurchased: purchased.has(id) }, viewer));
    },
    async listPurchased(requests, viewer) {
      const ids = await mapInSlices(requests, (request) => {
        const subject = findSubject(request);
        const picture = pictureFormats.find(({ id }) => id === request.format);
        return picture && subject.icon && isLargerOncePurchased({ request, subject, picture, viewer })
          ? [subject.icon.id]
          : [];
      });
      return readPurchased(ids.flat(), viewer);
    },
    async exportFile(requested, { viewer, signal, isCharged = false, purchased: known }) {
      await yieldToRequests();
      const request = await findUpload(requested, viewer);
      const subject = readSubject(request);
      const picture = pictureFormats.find(({ id }) => id === request.format);
      if (!picture) return exportCode({ request, subject, signal });
      const purchased = known ?? (await service.listPurchased([request], viewer));
      const file = await exportPicture({ request, subject, picture, viewer, purchased, signal });
      if (file.isPublic || !subject.icon || isCharged) return file;
      const callsLeft = await charge(viewer, [subject.icon.id]);
      return { ...file, ...(callsLeft !== undefined && { callsLeft }) };
    },
    checkFile(request, { viewer, purchased }) {
      const subject = findSubject(request);
      const picture = pictureFormats.find(({ id }) => id === request.format);
      if (!picture) return { isPublic: true };
      return { isPublic: isForAll(picture, subject, findSize({ request, subject, picture, viewer, purchased })) };
    },
    async exportImage(address, options) {
      if (address.name.startsWith(uploadPrefix)) return exportUpload(address, options);
      const opened = host.current();
      const ordinal = findIcon(opened, address);
      const id = opened.catalogue.id(ordinal);
      const exportOptions = readExportOptions(address, {
        readSvg: () => readSvg(ordinal),
        nativePx: nativePxOf(ordinal),
      });
      return service.exportFile({ id, ...exportOptions }, options);
    },
  };
  return service;

  /** @throws AppError `not_found` for an upload that the viewer may not see */
  async function getUpload(id: string, { person }: Viewer): Promise<UploadedIcon> {
    const upload = (await uploads.find(person?.id, [id])).get(id);
    if (!upload) throw noIcon(id);
    return upload;
  }

  async function findUpload(request: FileRequest, viewer: Viewer): Promise<FileRequest> {
    if (!("id" in request) || !request.id.startsWith(uploadPrefix)) return request;
    return { ...request, upload: await getUpload(request.id, viewer) };
  }

  async function exportUpload(
    address: ImageAddress,
    options: { viewer: Viewer; signal?: AbortSignal },
  ): Promise<ExportedFile> {
    const upload = await getUpload(address.name, options.viewer);
    const exportOptions = readExportOptions(address, { readSvg: () => upload.svg, nativePx: uploadPx });
    return service.exportFile({ upload, ...exportOptions }, options);
  }

  function nativePxOf(ordinal: number): number {
    const { catalogue } = host.current();
    return catalogue.styles[catalogue.styleOrdinal(ordinal)]!.size;
  }

  function readSvg(ordinal: number): string {
    const { catalogue, drawings } = host.current();
    return renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
  }

  function readSubject(request: FileRequest): Subject {
    const { read, ...subject } = findSubject(request);
    return { ...subject, svg: read() };
  }

  function findSubject(request: FileRequest): Omit<Subject, "svg"> & { read: () => string } {
    if ("svg" in request) return { read: () => request.svg, name: request.name ?? "icon", nativePx: uploadPx };
    if ("upload" in request) {
      const { name, svg } = request.upload;
      return { read: () => svg, name: request.name ?? nameInKebabCase(name), nativePx: uploadPx, isUpload: true };
    }
    const { catalogue } = host.current();
    const ordinal = catalogue.findById(request.id);
    if (ordinal === undefined) throw noIcon(request.id);
    const icon = catalogue.icon(ordinal);
    const name = request.name ?? icon.commonName;
    return { read: () => readSvg(ordinal), name, nativePx: nativePxOf(ordinal), icon };
  }

  function isForAll(
    { isSizable, isLimited }: PictureFormat,
    { icon, isUpload = false }: Omit<Subject, "svg">,
    sizePx: number,
  ): boolean {
    if (isUpload) return false;
    return (isSizable && !isLimited) || icon?.isFree === true || sizePx <= pngSizes.free;
  }

  async function readPurchased(ids: readonly string[], viewer: Viewer): Promise<ReadonlySet<string>> {
    const { reason } = service.findLimit({ isFree: false, isPurchased: false }, viewer);
    if (reason === "site" || ids.length === 0) return nothing;
    const person = findPerson({ viewer });
    return person ? licenses.listPurchased(person.id, "icon", ids) : nothing;
  }

  function isLargerOncePurchased(work: Omit<SizeWork, "purchased">): boolean {
    const { icon } = work.subject;
    if (!icon || !work.picture.isLimited) return false;
    const { px } = service.findLimit({ isFree: icon.isFree, isPurchased: false }, work.viewer);
    return findSize({ ...work, purchased: new Set([icon.id]) }) > px;
  }

  function findSize({ request, subject, picture, viewer, purchased }: SizeWork): number {
    const wanted = request.sizePx ?? request.look?.size;
    const { icon } = subject;
    const bought = icon && { isFree: icon.isFree, isPurchased: purchased.has(icon.id) };
    const limit = service.findLimit(subject.isUpload ? "upload" : (bought ?? "drawing"), viewer);
    return chooseSize(picture, { wanted, nativePx: subject.nativePx, limit });
  }

  async function exportPicture(work: PictureWork & { signal: AbortSignal | undefined }): Promise<ExportedFile> {
    const { request, subject, picture, signal } = work;
    const { look: customization = {} } = request;
    const wanted = request.sizePx ?? customization.size;
    const sizePx = findSize(work);
    const isSized = picture.isSizable && picture.group !== "vector";
    const file = {
      mediaType: picture.mediaType,
      fileName: `${subject.name}${isSized ? `-${sizePx}` : ""}.${picture.extension}`,
      isPublic: isForAll(picture, subject, sizePx),
      ...(subject.icon && { iconId: subject.icon.id }),
    };
    if (subject.icon && picture.id === "svg") {
      const drawn = wanted === undefined ? customization : { ...customization, size: sizePx };
      return { ...file, bytes: customize(subject.svg, drawn) };
    }
    if (subject.icon && picture.id === "png") {
      // The renderer fits it; the size matters to strokes that are as wide in any size.
      const { size: _, ...drawn } = makeDrawable(customization);
      const svg = customize(freezeMotion(subject.svg), drawn.absoluteStroke ? { ...drawn, size: sizePx } : drawn);
      return { ...file, bytes: await renderer.renderPng(svg, { sizePx }) };
    }
    const { bytes, drawingBytes } = await converter.convert(describeConversion(work, sizePx), signal);
    return {
      ...file,
      bytes: asBuffer(bytes),
      ...(picture.id === "svg-simplified" && { savedBytes: drawingBytes - bytes.length }),
    };
  }

  async function exportCode(work: {
    request: FileRequest;
    subject: Subject;
    signal: AbortSignal | undefined;
  }): Promise<ExportedFile> {
    const { request, subject, signal } = work;
    const format = exportFormats.find(({ id }) => id === request.format)!;
    const conversion = describeConversion(work, request.sizePx ?? request.look?.size ?? subject.nativePx);
    const { bytes } = await converter.convert(conversion, signal);
    return {
      bytes: asBuffer(bytes),
      mediaType: format.mediaType,
      fileName: format.fileName(subject.name),
      isPublic: !subject.isUpload,
    };
  }
}

const noIcon = (id: string) => new AppError("not_found", `Icon ${id} not found.`, { field: "id" });

/** What an address requests of the drawing that it names. */
function readExportOptions(
  { format, customization: given, color, color2, stroke, size }: ImageAddress,
  { readSvg, nativePx }: { readSvg: () => string; nativePx: number },
): Pick<FileRequest, "format" | "look" | "sizePx"> {
  const customization: IconCustomization = { ...given };
  if (color !== undefined && color2 !== undefined) Object.assign(customization, twoTone(readSvg(), [color, color2]));
  else if (color !== undefined) customization.color = color;
  if (stroke !== undefined) customization.stroke = stroke;
  const sizePx = size && ("px" in size ? size.px : size.times * nativePx);
  return { format, look: customization, ...(sizePx !== undefined && { sizePx }) };
}

function describeConversion({ request, subject }: { request: FileRequest; subject: Subject }, sizePx: number) {
  const { format, look: customization = {}, ground, title } = request;
  return {
    svg: subject.svg,
    isForeign: subject.icon === undefined && !subject.isUpload,
    customization: { ...customization, size: sizePx },
    format,
    sizePx,
    name: subject.name,
    ...(ground !== undefined && { ground }),
    ...(title !== undefined && { title }),
    ...(subject.icon && { iconifyName: subject.icon.iconifyName }),
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
