import { packageFrameworks, type PackageFramework } from "../../../core/bundles/bundle-calls.ts";
import { licensePolicies, type LicensePolicy } from "../../../core/bundles/license-policy.ts";

/** How a person likes bundles, kept in this browser. */
export interface BundleChoices {
  /** Ids of formats in a ZIP. */
  formats: readonly string[];
  /** Edges in px of pictures in a ZIP. */
  sizes: readonly number[];
  /** Icons look as the page shows them. */
  hasLook: boolean;
  licenses: LicensePolicy;
  name: string;
  /** What class names of a font begin with. */
  prefix: string;
  framework: PackageFramework;
}

export const offeredSizes = [16, 20, 24, 32, 48, 64, 96, 128, 256, 512, 1024] as const;

const key = "bundles";
const usual: BundleChoices = {
  formats: ["svg"],
  sizes: [24, 48],
  hasLook: true,
  licenses: "all",
  name: "",
  prefix: "",
  framework: "react",
};

/** What was chosen last; the usual choices where nothing is known. */
export function recallChoices(): BundleChoices {
  try {
    return readChoices(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return usual;
  }
}

export function rememberChoices(choices: BundleChoices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing begins with the usual choices next time.
  }
}

/** Whatever was kept: what it lacks or says wrong is as usual. */
export function readChoices(stored: unknown): BundleChoices {
  const { formats, sizes, hasLook, licenses, name, prefix, framework } = Object(stored) as Record<string, unknown>;
  const isList = Array.isArray;
  return {
    formats: isList(formats) ? formats.filter((format) => typeof format === "string") : usual.formats,
    sizes: isList(sizes) ? offeredSizes.filter((size) => sizes.includes(size)) : usual.sizes,
    hasLook: typeof hasLook === "boolean" ? hasLook : usual.hasLook,
    licenses: known(licensePolicies, licenses) ?? usual.licenses,
    name: typeof name === "string" ? name : usual.name,
    prefix: typeof prefix === "string" ? prefix : usual.prefix,
    framework: known(packageFrameworks, framework) ?? usual.framework,
  };
}

const known = <Value>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
