import { likenessOf } from "./describe-picture.ts";

/** How alike two drawings look, by views of both: the likest pair counts. */
export const compareViews = (one: readonly Int8Array[], other: readonly Int8Array[]): number =>
  Math.max(...one.flatMap((left) => other.map((right) => likenessOf(left, right))));
