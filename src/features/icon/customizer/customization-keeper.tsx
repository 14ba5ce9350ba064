import { useEffect, useLayoutEffect } from "react";
import { adoptLookRules } from "./customization-memory.ts";
import { paintTiles } from "./paint-tiles.ts";
import { printLookRules } from "./render-customization-css.ts";
import { useKeptLook, type KeptLookOptions } from "./use-remembered-customization.ts";

/** Shows every tile of a page in the wished look, and keeps it. */
export default function LookKeeper(options: KeptLookOptions) {
  const rules = printLookRules(useKeptLook(options));
  // Not with every step of a slider: what is painted waits until the address says it.
  const { look } = options.address;
  useEffect(() => paintTiles(look), [look]);
  useEffect(() => () => paintTiles({}), []);
  useLayoutEffect(() => adoptLookRules(rules), [rules]);
  return null;
}
