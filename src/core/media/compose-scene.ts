import type { ViewBox } from "../svg/document/render-document.ts";
import { renderGround } from "./render-ground.ts";
import { sceneSize, type Piece, type Scene } from "./scene.ts";

/** How an icon of a set is drawn. */
export interface PieceDrawing {
  /** Inner SVG markup. */
  drawing: string;
  viewBox: ViewBox;
  /** How much of each edge of the box is empty in the whole set, as a fraction of its size. */
  margin: number;
}

/**
 * A scene as a complete SVG document: its ground, and the icons on it from the back to the front. The same scene and
 * drawings always give the same document.
 *
 * @param drawings one for each piece of the scene, in order
 */
export function composeScene(scene: Scene, drawings: readonly PieceDrawing[]): string {
  const { width, height } = sceneSize;
  const pieces = scene.pieces.map((piece, place) => ({ piece, drawn: drawings[place]! }));
  const shadows = pieces.flatMap(({ piece }) => (piece.isInAir ? [] : [renderShadow(piece)]));
  const body = [
    renderGround(scene.ground, scene.code),
    ...shadows,
    ...pieces.map(({ piece, drawn }) => renderPiece(piece, drawn)),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function renderShadow({ x, y, sizePx }: Piece): string {
  const [rx, ry] = [round(sizePx * 0.42), round(sizePx * 0.05)];
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#0b1533" opacity=".16"/>`;
}

function renderPiece({ x, y, sizePx }: Piece, { drawing, viewBox, margin }: PieceDrawing): string {
  const [left, top, width, height] = viewBox;
  const scale = sizePx / (Math.max(width, height) * (1 - 2 * margin));
  const place = `translate(${round(x - (width * scale) / 2)} ${round(y - height * (1 - margin) * scale)})`;
  return `<g transform="${place} scale(${round(scale, 5)}) translate(${-left} ${-top})">${drawing}</g>`;
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));
