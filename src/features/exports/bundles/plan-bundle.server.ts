import type { BundleIcon } from "../../../core/bundles/bundle-icon.ts";
import { allowsLicence } from "../../../core/bundles/licence-policy.ts";
import { nameIcons } from "../../../core/bundles/name-icons.ts";
import { AppError } from "../../../core/errors.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { IconLook } from "../../../core/svg/icon-look.ts";
import { printLook } from "../../../core/urls/look-in-address.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import type { BundleRequest } from "./contract.ts";

/** An icon that is to be in a bundle. */
export interface PlannedIcon {
  icon: BundleIcon;
  look: IconLook;
  /** UTF-8 bytes of the drawing. */
  bytes: number;
  /** Longer edge in px, as its style is drawn. */
  nativePx: number;
  isAnimated: boolean;
}

/** What somebody asked for, found in the catalogue. */
export interface BundlePlan {
  name: string;
  icons: readonly PlannedIcon[];
  leftOut: readonly BundleIcon[];
}

interface Wish {
  id: string;
  look: IconLook;
}

/** @throws AppError `not_found` naming an icon that does not exist; `invalid_input` when no licence is allowed */
export function planBundle(request: BundleRequest, opened: OpenCatalogue, fallbackName: string): BundlePlan {
  const wishes = mergeWishes(request);
  const found = wishes.map((wish) => findIcon(wish, opened));
  const isAllowed = ({ licence }: (typeof found)[number]) => allowsLicence(request.licences, licence.class);
  const ordered = [...found.filter(isAllowed), ...found.filter((one) => !isAllowed(one))];
  const names = nameIcons(ordered.map(({ icon, style }) => ({ commonName: icon.commonName, style: style.seoCode })));
  const planned = ordered.map(({ icon, style, set, author, licence, look }, index): PlannedIcon => {
    const { id, iconifyName, bytes, isAnimated } = icon;
    const isChanged = Object.keys(look).length > 0;
    const described = { id, name: names[index]!, iconifyName, set, author, licence, isChanged };
    return { icon: described, look, bytes, isAnimated, nativePx: style.size };
  });
  const count = found.filter(isAllowed).length;
  if (count === 0) {
    throw new AppError("invalid_input", "licences: none of these icons has a licence that asks for so little", {
      field: "licences",
    });
  }
  return {
    name: request.name ?? fallbackName,
    icons: planned.slice(0, count),
    leftOut: planned.slice(count).map(({ icon }) => icon),
  };
}

/** Each icon with all its wishes; once, where it is wished in the same look again. */
function mergeWishes({ icons, look: forAll }: BundleRequest): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const { id, look: own } of icons) {
    const look = { ...forAll, ...own };
    wishes.set(`${id} ${printLook(look)}`, { id, look });
  }
  return [...wishes.values()];
}

function findIcon({ id, look }: Wish, { catalogue }: OpenCatalogue) {
  const ordinal = catalogue.findById(id);
  if (ordinal === undefined) throw new AppError("not_found", `icons: there is no icon ${id}`, { field: "icons" });
  const icon: Icon = catalogue.icon(ordinal);
  const style = catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
  return {
    icon,
    look,
    style,
    set: catalogue.findSet(style.set)!,
    author: catalogue.findAuthor(icon.authorApiCode)!,
    licence: catalogue.findLicence(icon.licence)!,
  };
}
