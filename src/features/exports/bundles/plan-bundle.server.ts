import type { BundleIcon } from "../../../core/bundles/bundle-icon.ts";
import { allowsLicense } from "../../../core/bundles/license-policy.ts";
import { nameIcons } from "../../../core/bundles/name-icons.ts";
import { AppError } from "../../../core/errors.ts";
import { nameInKebabCase } from "../../../core/formats/code-names.ts";
import type { Author, IconSet, License } from "../../../core/icons/style.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { serializeCustomization } from "../../../core/urls/customization-param.ts";
import { mapInSlices } from "../../../platform/workers/time-slicing.server.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import type { UploadedIcon } from "../../../core/icons/uploaded-icon.ts";
import type { BundleRequest } from "./contract.ts";
import { licenseOfUpload, uploadedSet, uploader, uploadPx } from "../../../core/svg-sanitizer/uploaded-set.ts";

/** An icon that is to be in a bundle. */
export interface PlannedIcon {
  icon: BundleIcon;
  customization: IconCustomization;
  /** UTF-8 bytes of the drawing. */
  bytes: number;
  /** Longer edge in px, as its style is drawn. */
  nativePx: number;
  isAnimated: boolean;
  /** Where somebody brought it. */
  upload?: UploadedIcon | undefined;
}

/** What somebody asked for, found in the catalogue and among what people brought. */
export interface BundlePlan {
  name: string;
  icons: readonly PlannedIcon[];
  leftOut: readonly BundleIcon[];
}

interface RequestedIcon {
  id: string;
  customization: IconCustomization;
}

/** @throws AppError `not_found` naming an icon that does not exist; `invalid_input` when no license is allowed */
export async function planBundle(
  request: BundleRequest,
  opened: OpenCatalogue,
  { fallbackName, uploads }: { fallbackName: string; uploads: ReadonlyMap<string, UploadedIcon> },
): Promise<BundlePlan> {
  const resolved = await mapInSlices(mergeRequested(request), (icon): FoundIcon => {
    const upload = uploads.get(icon.id);
    return upload ? describeUpload(icon, upload) : findIcon(icon, opened);
  });
  const isAllowed = ({ license }: FoundIcon) => allowsLicense(request.licenses, license.class);
  const ordered = [...resolved.filter(isAllowed), ...resolved.filter((one) => !isAllowed(one))];
  const names = nameIcons(ordered.map(({ commonName, styleCode }) => ({ commonName, style: styleCode })));
  const planned = ordered.map(
    ({ upload, customization, bytes, isAnimated, nativePx, ...found }, index): PlannedIcon => {
      const { id, iconifyName, set, author, license } = found;
      const isChanged = Object.keys(customization).length > 0;
      const icon = { id, name: names[index]!, iconifyName, set, author, license, isChanged };
      return { icon, customization, bytes, isAnimated, nativePx, upload };
    },
  );
  const count = resolved.filter(isAllowed).length;
  if (count === 0) {
    throw new AppError("invalid_input", "licenses: none of these icons has a license that permits this", {
      field: "licenses",
    });
  }
  return {
    name: request.name ?? fallbackName,
    icons: planned.slice(0, count),
    leftOut: planned.slice(count).map(({ icon }) => icon),
  };
}

/** Each icon with all that is requested of it; once, where the same customization is requested again. */
function mergeRequested({ icons, look: forAll }: BundleRequest): RequestedIcon[] {
  const requested = new Map<string, RequestedIcon>();
  for (const { id, look: own } of icons) {
    const customization = { ...forAll, ...own };
    requested.set(`${id} ${serializeCustomization(customization)}`, { id, customization });
  }
  return [...requested.values()];
}

interface FoundIcon extends RequestedIcon, Pick<PlannedIcon, "bytes" | "isAnimated" | "nativePx" | "upload"> {
  commonName: string;
  iconifyName: string;
  styleCode: string;
  set: IconSet;
  author: Author;
  license: License;
}

function findIcon(requested: RequestedIcon, { catalogue }: OpenCatalogue): FoundIcon {
  const ordinal = catalogue.findById(requested.id);
  if (ordinal === undefined)
    throw new AppError("not_found", `icons: icon ${requested.id} not found`, { field: "icons" });
  const icon = catalogue.icon(ordinal);
  const style = catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
  const { commonName, iconifyName, bytes, isAnimated } = icon;
  return {
    ...requested,
    commonName,
    iconifyName,
    bytes,
    isAnimated,
    nativePx: style.size,
    styleCode: style.seoCode,
    set: catalogue.findSet(style.set)!,
    author: catalogue.findAuthor(icon.authorApiCode)!,
    license: catalogue.findLicense(icon.license)!,
  };
}

function describeUpload(requested: RequestedIcon, upload: UploadedIcon): FoundIcon {
  const commonName = nameInKebabCase(upload.name);
  return {
    ...requested,
    upload,
    commonName,
    iconifyName: `${uploadedSet.prefix}:${commonName}`,
    bytes: Buffer.byteLength(upload.svg),
    isAnimated: upload.isAnimated,
    nativePx: uploadPx,
    styleCode: uploadedSet.prefix,
    set: uploadedSet,
    author: uploader,
    license: licenseOfUpload(upload),
  };
}
