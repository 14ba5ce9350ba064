import type { Author, IconSet, License, Style } from "../icons/style.ts";

/** Of drawings that people brought no set, author or license is known: this stands in their place. */
export const uploadedSet: IconSet = {
  prefix: "uploaded",
  name: "Uploaded icons",
  author: "uploader",
  license: "LicenseRef-uploaded",
  licenseUrl: null,
  url: null,
  version: null,
  iconCount: 0,
  isBrands: false,
};

/** Edge in px of pictures of them, when none is given. */
export const uploadPx = 80;

export const uploadedStyle: Style = {
  apiCode: "",
  seoCode: uploadedSet.prefix,
  title: "",
  fullTitle: "",
  family: "",
  author: "uploader",
  license: uploadedSet.license,
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

const uploaded: License = {
  code: "LicenseRef-uploaded",
  title: "terms unknown to this site",
  class: "permissive",
  url: null,
  requiresAttribution: false,
  requiresShareAlike: false,
  requiresNotice: false,
};

/** One's own uploads pass under any policy; those of others only where everything is. */
export const licenseOfUpload = ({ isOwn }: { isOwn: boolean }): License =>
  isOwn ? uploaded : { ...uploaded, class: "share-alike" };

export const uploadedText =
  "These icons were uploaded by a user. Their license is unknown. Unless you uploaded them, ask the uploader before you use them.";
