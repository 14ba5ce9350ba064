import type { MediaFormat, MediaKind, MediaWidth } from "../../media/media-vocabulary.ts";

/** Where a file of a picture is. */
export const formatMediaPath = (id: string, format: MediaFormat, width?: MediaWidth) =>
  `/media/${id}.${format}${width === undefined || format === "svg" ? "" : `?width=${width}`}`;

/** Where pictures of a kind are listed, and where each has its page. */
export const mediaListPaths: Readonly<Record<MediaKind, string>> = {
  illustration: "/icons/illustrations",
  photo: "/icons/images",
};

export const formatMediaPagePath = ({ kind, id }: { kind: MediaKind; id: string }) => `${mediaListPaths[kind]}/${id}`;
