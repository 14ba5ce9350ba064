import type { Viewer } from "../../context.ts";
import { AppError } from "../../core/errors.ts";
import { exportFormats } from "../../core/formats/export-formats.ts";
import { pictureFormats, type PictureFormat } from "../../core/formats/picture-formats.ts";
import { colourTwice } from "../../core/svg/colour-twice.ts";
import { customise } from "../../core/svg/customise.ts";
import { freezeMotion } from "../../core/svg/freeze-motion.ts";
import type { IconLook } from "../../core/svg/icon-look.ts";
import { printDocument } from "../../core/svg/print-document.ts";
import type { KeptRenderer } from "../../platform/workers/kept-renderer.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { Charge } from "../licences/contract.ts";
import { chooseSize, findLargest, type PngSizes } from "./choose-size.ts";
import type { ExportedFile, ExportService, FileRequest } from "./contract.ts";
import type { Converter } from "./converter.server.ts";
import { findIcon } from "./find-icon.ts";
import { makeDrawable } from "./make-drawable.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  renderer: KeptRenderer;
  converter: Converter;
  pngSizes: PngSizes;
  charge: Charge;
  /** Origins of pictures where they are not the site's. */
  imageHosts: { free: string | undefined; paid: string | undefined };
}

/** What a file is made of. */
interface Subject {
  svg: string;
  name: string;
  nativePx: number;
  /** Absent for drawings that somebody sent. */
  icon?: { id: string; isFree: boolean; iconifyName: string };
}

interface PictureWork {
  request: FileRequest;
  subject: Subject;
  picture: PictureFormat;
  viewer: Viewer;
}

/** The edge of pictures of drawings that somebody sent, when none is asked for. */
const foreignPx = 80;

/** Makes the files that people take away. */
export function createExportService(deps: Dependencies): ExportService {
  const { catalogue: host, renderer, converter, charge, pngSizes, imageHosts } = deps;
  const service: ExportService = {
    imageHosts: { free: imageHosts.free ?? "", paid: imageHosts.paid ?? "", freeSizePx: pngSizes.free },
    async exportFile(request, { viewer, signal, isCharged = false }) {
      const subject = readSubject(request);
      const picture = pictureFormats.find(({ id }) => id === request.format);
      if (!picture) return exportCode({ request, subject, signal });
      const file = await exportPicture({ request, subject, picture, viewer, signal });
      if (!file.isPublic && subject.icon && !isCharged) await charge(viewer, [subject.icon.id]);
      return file;
    },
    checkFile(request, { viewer }) {
      const subject = findSubject(request);
      const picture = pictureFormats.find(({ id }) => id === request.format);
      if (!picture) return { isPublic: true };
      return { isPublic: isForAll(picture, subject, findSize({ request, subject, picture, viewer })) };
    },
    async exportImage(address, options) {
      const opened = host.current();
      const ordinal = findIcon(opened, address);
      const id = opened.catalogue.id(ordinal);
      const look: IconLook = { ...address.look };
      const { color, color2 } = address;
      if (color !== undefined && color2 !== undefined) {
        Object.assign(look, colourTwice(readSvg(ordinal), [color, color2]));
      } else if (color !== undefined) look.color = color;
      if (address.stroke !== undefined) look.stroke = address.stroke;
      const request: FileRequest = { id, format: address.format, look };
      if (address.size && "px" in address.size) request.sizePx = address.size.px;
      if (address.size && "times" in address.size) request.sizePx = address.size.times * nativePxOf(ordinal);
      return service.exportFile(request, options);
    },
  };
  return service;

  function nativePxOf(ordinal: number): number {
    const { catalogue } = host.current();
    return catalogue.styles[catalogue.styleOrdinal(ordinal)]!.size;
  }

  function readSvg(ordinal: number): string {
    const { catalogue, drawings } = host.current();
    return printDocument(drawings.read(ordinal), catalogue.viewBox(ordinal));
  }

  function readSubject(request: FileRequest): Subject {
    const { read, ...subject } = findSubject(request);
    return { ...subject, svg: read() };
  }

  function findSubject(request: FileRequest): Omit<Subject, "svg"> & { read: () => string } {
    if ("svg" in request) return { read: () => request.svg, name: request.name ?? "icon", nativePx: foreignPx };
    const { catalogue } = host.current();
    const ordinal = catalogue.findById(request.id);
    if (ordinal === undefined) throw new AppError("not_found", `There is no icon ${request.id}.`, { field: "id" });
    const icon = catalogue.icon(ordinal);
    const name = request.name ?? icon.commonName;
    return { read: () => readSvg(ordinal), name, nativePx: nativePxOf(ordinal), icon };
  }

  function isForAll({ takesSize, isLimited }: PictureFormat, { icon }: Omit<Subject, "svg">, sizePx: number): boolean {
    return (takesSize && !isLimited) || icon?.isFree === true || sizePx <= pngSizes.free;
  }

  function findSize({
    request,
    subject,
    picture,
    viewer,
  }: Omit<PictureWork, "subject"> & { subject: Omit<Subject, "svg"> }): number {
    const wanted = request.sizePx ?? request.look?.size;
    const largest = findLargest(subject.icon, viewer, pngSizes);
    return chooseSize(picture, { wanted, nativePx: subject.nativePx, largest, sizes: pngSizes });
  }

  async function exportPicture(work: PictureWork & { signal: AbortSignal | undefined }): Promise<ExportedFile> {
    const { request, subject, picture, signal } = work;
    const { look = {} } = request;
    const wanted = request.sizePx ?? look.size;
    const sizePx = findSize(work);
    const isSized = picture.takesSize && picture.group !== "vector";
    const file = {
      mediaType: picture.mediaType,
      fileName: `${subject.name}${isSized ? `-${sizePx}` : ""}.${picture.extension}`,
      isPublic: isForAll(picture, subject, sizePx),
      ...(subject.icon && { iconId: subject.icon.id }),
    };
    if (subject.icon && picture.id === "svg") {
      const drawn = wanted === undefined ? look : { ...look, size: sizePx };
      return { ...file, bytes: customise(subject.svg, drawn) };
    }
    if (subject.icon && picture.id === "png") {
      const svg = customise(freezeMotion(subject.svg), { ...makeDrawable(look), size: sizePx });
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
      isPublic: true,
    };
  }
}

function describeConversion({ request, subject }: { request: FileRequest; subject: Subject }, sizePx: number) {
  const { format, look = {}, ground, title } = request;
  return {
    svg: subject.svg,
    isForeign: subject.icon === undefined,
    look: { ...look, size: sizePx },
    format,
    sizePx,
    name: subject.name,
    ...(ground !== undefined && { ground }),
    ...(title !== undefined && { title }),
    ...(subject.icon && { iconifyName: subject.icon.iconifyName }),
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
