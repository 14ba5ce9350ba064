import type { BundleIcon } from "../../../core/bundles/bundle-icon.ts";
import type { PackageFramework } from "../../../core/bundles/bundle-calls.ts";
import { renderComponent, type ComponentModule } from "../../../core/bundles/render-component.ts";
import { renderSymbol } from "../../../core/bundles/render-symbol.ts";
import { AppError } from "../../../core/errors.ts";
import { CannotExport } from "../../../core/formats/cannot-export.ts";
import { customize } from "../../../core/svg/customize.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { drawGlyph, type Glyph } from "../fonts/draw-glyph.server.ts";
import { makeFont, type FontFiles, type FontPlan } from "../fonts/make-font.server.ts";

/** A drawing with its customization; what comes out depends on the kind of work. */
export interface DrawingWork {
  icon: BundleIcon;
  /** Complete SVG document as drawn. */
  svg: string;
  customization: IconCustomization;
}

/** What a piece of each kind of work makes of a drawing. */
export interface Pieces {
  symbol: string;
  glyph: Glyph;
  react: ComponentModule;
  vue: ComponentModule;
}

export type PieceKind = keyof Pieces;

/** What was made of a drawing, or why it could not be. */
export type Attempt<Piece> = { piece: Piece } | { fault: string };

/** What a process of the bundles does in one go. */
export type BundleTask = { kind: PieceKind; works: readonly DrawingWork[] } | { kind: "font"; plan: FontPlan };

export type BundleOutcome = Attempt<Pieces[PieceKind]>[] | FontFiles;

/** Runs where it may die: renderers end their process over a few drawings. */
export async function drawBundlePieces(task: BundleTask): Promise<BundleOutcome> {
  if (task.kind === "font") return makeFont(task.plan);
  const attempts: Attempt<Pieces[PieceKind]>[] = [];
  for (const work of task.works) attempts.push(await attempt(task.kind, work));
  return attempts;
}

async function attempt(kind: PieceKind, work: DrawingWork): Promise<Attempt<Pieces[PieceKind]>> {
  try {
    return { piece: await make(kind, work) };
  } catch (error) {
    const isExpected = error instanceof AppError || error instanceof CannotExport;
    return { fault: isExpected ? error.message : "it couldn’t be rendered" };
  }
}

function make(
  kind: PieceKind,
  { icon, svg, customization }: DrawingWork,
): Promise<Pieces[PieceKind]> | Pieces[PieceKind] {
  const drawn = customize(svg, customization);
  if (kind === "symbol") return renderSymbol(icon, drawn);
  if (kind === "glyph") return drawGlyph(drawn);
  return renderComponent(kind satisfies PackageFramework, icon, drawn);
}
