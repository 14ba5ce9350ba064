import type { PackageRelease } from "./package-file.ts";

/** Releases that more than one import reads. */
export const sharedReleases = {
  annotations: {
    name: "cldr-annotations-full",
    version: "48.2.0",
    integrity: "sha512-DV7A+rEcgUSNTRsVGNGqBZRmAkGfwhGHO5Q1dRwzBoBnVrHWp804JP7/QJdEc66iHmx3+zLWVIMCFLm0lW7PUQ==",
  },
  derivedAnnotations: {
    name: "cldr-annotations-derived-full",
    version: "48.2.0",
    integrity: "sha512-log62km+AOzI7n/NEuNNFV0mg9DWnt67EYCh1RwxZq9dyRuyteB586LT83Ke8TchEfnwI9cIk2P31zO4nTvZmw==",
  },
  openStreetMap: {
    name: "@openstreetmap/id-tagging-schema",
    version: "7.2.0",
    integrity: "sha512-7hjV8Xl3CoaO0u+M/Po0u33YIRahL8jEJtOzho189VOqqQQB3L9UGv2o93o/T4G3I0z5sFvQhn0apOz6+j253w==",
  },
} as const satisfies Record<string, PackageRelease>;
