import { bundlePaths, type BundleKind } from "../../../core/bundles/bundle-calls.ts";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import type { BundleChoices } from "./bundle-choices.ts";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";

/** What is asked of the server. */
export interface BundleCall {
  method: "POST" | "PUT";
  path: string;
  body: object;
}

export interface BundleOptions {
  kind: BundleKind;
  icons: readonly Pick<PickedIcon, "id">[];
  choices: BundleChoices;
  /** How the page has icons look. */
  customization: IconCustomization;
  /** Of an earlier font, by names. */
  codePoints?: Readonly<Record<string, number>> | undefined;
}

/** A format of files, as one size or as icons have it. */
interface FileOptions {
  format: string;
  size?: number;
}

/** The call that makes a bundle. */
export function describeCall({ kind, icons, choices, customization, codePoints }: BundleOptions): BundleCall {
  const { licenses, framework } = choices;
  const name = choices.name.trim();
  const prefix = choices.prefix.trim();
  const shared = {
    icons: icons.map(({ id }) => ({ id })),
    licenses,
    ...(name !== "" && { name }),
    ...(choices.hasLook && Object.keys(customization).length > 0 && { look: customization }),
  };
  const own = {
    zip: { formats: listFiles(choices) },
    sprite: {},
    webfont: { ...(prefix !== "" && { prefix }), ...(codePoints && { codePoints }) },
    package: { framework },
  }[kind];
  return { method: kind === "webfont" ? "PUT" : "POST", path: bundlePaths[kind], body: { ...shared, ...own } };
}

/** Every format in every size, where pixels have one; drawings are sharp in any. */
export function listFiles({ formats, sizes }: Pick<BundleChoices, "formats" | "sizes">): FileOptions[] {
  return formats.flatMap((format): FileOptions[] =>
    isSized(format) ? sizes.map((size) => ({ format, size })) : [{ format }],
  );
}

/** Whether a format is made of pixels, so that a size is to be chosen. */
export function isSized(format: string): boolean {
  return pictureFormats.some(({ id, isSizable, isLimited }) => id === format && isSizable && isLimited);
}
