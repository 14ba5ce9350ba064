import type { LicenseClass } from "../icons/vocabulary.ts";

/** Which licenses a person wants to have in a bundle, the least demanding first; each takes in those before it. */
export const licensePolicies = ["permissive", "attribution", "all"] as const;

export type LicensePolicy = (typeof licensePolicies)[number];

/** The first policy under which icons of a license class are in a bundle. */
const firstPolicy: Readonly<Record<LicenseClass, LicensePolicy>> = {
  "public-domain": "permissive",
  permissive: "permissive",
  attribution: "attribution",
  "share-alike": "all",
  ofl: "all",
  "weak-copyleft": "all",
};

/** Whether icons under a license of this class may be in a bundle. */
export function allowsLicense(policy: LicensePolicy, licenseClass: LicenseClass): boolean {
  return licensePolicies.indexOf(firstPolicy[licenseClass]) <= licensePolicies.indexOf(policy);
}
