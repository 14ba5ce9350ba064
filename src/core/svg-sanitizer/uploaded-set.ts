import type { Author, IconSet, Licence, Style } from "../icons/style.ts";

/** Of drawings that people brought no set, author or licence is known: this stands in their place. */
export const uploadedSet: IconSet = {
  prefix: "uploaded",
  name: "Uploaded drawings",
  author: "uploader",
  licence: "LicenseRef-uploaded",
  licenceUrl: null,
  url: null,
  version: null,
  iconCount: 0,
  isBrands: false,
};

/** Edge in px of pictures of them, when none is wished. */
export const uploadPx = 80;

export const uploadedStyle: Style = {
  apiCode: "",
  seoCode: uploadedSet.prefix,
  title: "",
  fullTitle: "",
  family: "",
  author: "uploader",
  licence: uploadedSet.licence,
  set: uploadedSet.prefix,
  isColor: true,
  colors: "multi",
  isAnimated: false,
  size: uploadPx,
  corners: null,
  stroke: null,
  weight: null,
  technique: "flat",
  aesthetic: "classic",
  trendiness: "new",
  os: [],
  isFree: true,
  isDeprecated: false,
  isExperimental: false,
  order: 0,
  iconCount: 0,
  preview: [],
};

export const uploader: Author = {
  id: "uploader",
  apiCode: "uploader",
  name: "the person who uploaded them",
  alias: "uploader",
  url: null,
  isExternal: true,
  styles: [],
  iconCount: 0,
};

const uploaded: Licence = {
  code: "LicenseRef-uploaded",
  title: "terms that only that person knows",
  class: "permissive",
  url: null,
  requiresAttribution: false,
  requiresShareAlike: false,
  requiresNotice: false,
};

/** One's own are wished under any policy; those of others only where everything is. */
export const licenceOfUpload = ({ isOwn }: { isOwn: boolean }): Licence =>
  isOwn ? uploaded : { ...uploaded, class: "share-alike" };

export const uploadedText =
  "These drawings were uploaded by a person to a collection of theirs. No licence of them is known: unless you are that person, ask them before you use their drawings.";
