import { bundleLimits, fontPrefix, type BundleKind } from "../../../core/bundles/bundle-calls.ts";
import { listFiles } from "./bundle-call.ts";
import type { BundleChoices } from "./bundle-choices.ts";

/** What keeps choices from being made into a bundle; a message of the selection with its values. */
export type Fault =
  | { message: "files.none" | "files.noSize" | "prefix.wrong" | "licenses.nothing"; values?: undefined }
  | { message: "files.many"; values: { files: number; limit: number } };

/** @param count icons that the policy leaves */
export function findFault(options: { kind: BundleKind; choices: BundleChoices; count: number }): Fault | undefined {
  const { kind, choices, count } = options;
  if (count === 0) return { message: "licenses.nothing" };
  if (kind === "webfont") {
    const prefix = choices.prefix.trim();
    return prefix === "" || fontPrefix.pattern.test(prefix) ? undefined : { message: "prefix.wrong" };
  }
  if (kind !== "zip") return undefined;
  if (choices.formats.length === 0) return { message: "files.none" };
  const kinds = listFiles(choices).length;
  if (kinds === 0) return { message: "files.noSize" };
  const limit = Math.min(bundleLimits.files, bundleLimits.formats * count);
  return kinds * count > limit ? { message: "files.many", values: { files: kinds * count, limit } } : undefined;
}
