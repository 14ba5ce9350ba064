import type { SignInType } from "../../../core/people/sign-in-types.ts";
import marks from "./provider-marks.svg?no-inline";

/** The sign of a provider, in its own colors. */
export function ProviderMark({ type }: { type: SignInType }) {
  return (
    <svg width={20} height={20} aria-hidden="true">
      <use href={`${marks}#${type}`} />
    </svg>
  );
}
