import { printLookRules } from "./print-look-rules.ts";
import { useKeptLook, type KeptLookOptions } from "./use-kept-look.ts";

/** Shows every tile of a page in the wished look, and keeps it. */
export default function LookKeeper(options: KeptLookOptions) {
  const rules = printLookRules(useKeptLook(options));
  return rules !== "" && <style>{rules}</style>;
}
