import { allowsLicence, type LicencePolicy } from "../../../core/bundles/license-policy.ts";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import type { PickedFacts } from "./picked-details.ts";

/** Icons that a policy leaves out because of one licence. */
export interface LeftOut {
  /** Title of the licence. */
  licence: string;
  icons: PickedIcon[];
}

export interface Judgement {
  leftOut: LeftOut[];
  /** Icons that stay. */
  kept: PickedIcon[];
  /** Whether one of those wants its author named. */
  needsCredit: boolean;
}

/** What a policy makes of picked icons; those that nothing is known about stay. */
export function judgeLicences(
  policy: LicencePolicy,
  icons: readonly PickedIcon[],
  { icons: details, licences }: PickedFacts,
): Judgement {
  const licenceOf = new Map(details.map(({ id, licence }) => [id, licences.find(({ code }) => code === licence)]));
  const leftOut = new Map<string, PickedIcon[]>();
  let needsCredit = false;
  const kept: PickedIcon[] = [];
  for (const icon of icons) {
    const licence = licenceOf.get(icon.id);
    if (licence && !allowsLicence(policy, licence.class)) {
      leftOut.set(licence.title, [...(leftOut.get(licence.title) ?? []), icon]);
      continue;
    }
    kept.push(icon);
    needsCredit ||= licence?.requiresAttribution === true;
  }
  return { leftOut: Array.from(leftOut, ([licence, its]) => ({ licence, icons: its })), kept, needsCredit };
}
