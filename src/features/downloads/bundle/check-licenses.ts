import { allowsLicense, type LicensePolicy } from "../../../core/bundles/license-policy.ts";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import type { PickedFacts } from "./picked-details.ts";

/** Icons that a policy leaves out because of one license. */
export interface LeftOut {
  /** Title of the license. */
  license: string;
  icons: PickedIcon[];
}

export interface Judgment {
  leftOut: LeftOut[];
  /** Icons that stay. */
  allowed: PickedIcon[];
  /** Whether one of those wants its author named. */
  needsCredit: boolean;
}

/** What a policy makes of picked icons; those that nothing is known about stay. */
export function judgeLicenses(
  policy: LicensePolicy,
  icons: readonly PickedIcon[],
  { icons: details, licenses }: PickedFacts,
): Judgment {
  const licenseOf = new Map(details.map(({ id, license }) => [id, licenses.find(({ code }) => code === license)]));
  const leftOut = new Map<string, PickedIcon[]>();
  let needsCredit = false;
  const allowed: PickedIcon[] = [];
  for (const icon of icons) {
    const license = licenseOf.get(icon.id);
    if (license && !allowsLicense(policy, license.class)) {
      leftOut.set(license.title, [...(leftOut.get(license.title) ?? []), icon]);
      continue;
    }
    allowed.push(icon);
    needsCredit ||= license?.requiresAttribution === true;
  }
  return { leftOut: Array.from(leftOut, ([license, its]) => ({ license, icons: its })), allowed, needsCredit };
}
