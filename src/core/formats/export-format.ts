import type { DrawingPart } from "./cannot-export.ts";
import type { SimplifiedDrawing } from "./native/simplified-drawing.ts";

/** An icon as a person wants it. */
export interface IconToExport {
  /** Complete SVG document, customized already. */
  svg: string;
  /** Any text; names in code are made of it. */
  name: string;
  /** What a screen reader says; without it the icon is decoration. */
  title?: string;
  /** `prefix:name`, where the icon has one. */
  iconifyName?: string;
}

interface Format<Id extends string> {
  id: Id;
  /** A name, the same in all languages. */
  label: string;
  group: "web" | "framework" | "native";
  extension: string;
  mediaType: string;
  /** Whether a title has a place in it. */
  carriesTitle: boolean;
  /** Name of a file with it, usual for the target. */
  fileName: (name: string) => string;
}

/** Printed from the document itself. */
export interface MarkupFormat<Id extends string = string> extends Format<Id> {
  needsSimplified: false;
  /** @throws CannotExport · AppError `invalid_input` for text that is no SVG document */
  render: (icon: IconToExport) => string;
}

/** Printed from what is left when a renderer has resolved everything but paths, paints, clips and opacity. */
export interface NativeFormat<Id extends string = string> extends Format<Id> {
  needsSimplified: true;
  /** Parts of simplified drawings that the target cannot draw. */
  cannotDraw: readonly DrawingPart[];
  /** @throws CannotExport */
  render: (drawing: SimplifiedDrawing, icon: Pick<IconToExport, "name" | "title">) => string;
}

export type ExportFormat<Id extends string = string> = MarkupFormat<Id> | NativeFormat<Id>;
