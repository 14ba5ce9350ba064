import type { LicenceClass } from "../icons/vocabulary.ts";

/** Which licences a person wants to have in a bundle, the least demanding first; each takes in those before it. */
export const licencePolicies = ["permissive", "attribution", "all"] as const;

export type LicencePolicy = (typeof licencePolicies)[number];

/** The first policy under which icons of a licence class are in a bundle. */
const firstPolicy: Readonly<Record<LicenceClass, LicencePolicy>> = {
  "public-domain": "permissive",
  permissive: "permissive",
  attribution: "attribution",
  "share-alike": "all",
  ofl: "all",
  "weak-copyleft": "all",
};

/** Whether icons under a licence of this class may be in a bundle. */
export function allowsLicence(policy: LicencePolicy, licenceClass: LicenceClass): boolean {
  return licencePolicies.indexOf(firstPolicy[licenceClass]) <= licencePolicies.indexOf(policy);
}
