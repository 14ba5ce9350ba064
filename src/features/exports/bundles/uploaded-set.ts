import type { Author, IconSet, Licence } from "../../../core/icons/style.ts";

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
