import type { ExportFormat } from "./export-format.ts";
import { angular } from "./framework/angular.ts";
import { astro } from "./framework/astro.ts";
import { reactJsx } from "./framework/react-jsx.ts";
import { reactNative } from "./framework/react-native.ts";
import { reactTsx } from "./framework/react-tsx.ts";
import { solid } from "./framework/solid.ts";
import { svelte } from "./framework/svelte.ts";
import { vue } from "./framework/vue.ts";
import { androidVector } from "./native/android-vector.ts";
import { compose } from "./native/compose.ts";
import { flutter } from "./native/flutter.ts";
import { swiftui } from "./native/swiftui.ts";
import { base64 } from "./web/base64.ts";
import { css } from "./web/css.ts";
import { dataUri } from "./web/data-uri.ts";
import { htmlImage } from "./web/html-image.ts";
import { htmlInline } from "./web/html-inline.ts";
import { iconifyName } from "./web/iconify-name.ts";
import { svgInline } from "./web/svg-inline.ts";
import { webComponent } from "./web/web-component.ts";

const formats = [
  svgInline,
  htmlInline,
  htmlImage,
  css,
  dataUri,
  base64,
  webComponent,
  iconifyName,
  reactJsx,
  reactTsx,
  vue,
  svelte,
  solid,
  angular,
  astro,
  reactNative,
  androidVector,
  compose,
  swiftui,
  flutter,
] as const;

export type ExportFormatId = (typeof formats)[number]["id"];

/** All formats of code, in the order people see them. Menus, parameters and documents derive from this list. */
export const exportFormats: readonly ExportFormat<ExportFormatId>[] = formats;
