import { PNG } from "pngjs";
import { image2sixel } from "sixel";

/** How a terminal can show a picture; `blocks` every one that has colors can. */
export type PictureProtocol = "kitty" | "iterm2" | "sixel" | "blocks";

/** Bytes of Base64 in one piece, by the protocol of kitty: https://sw.kovidgoyal.net/kitty/graphics-protocol/ */
const kittyPiece = 4096;

/** A PNG as what a terminal shows it by, without a line break at the end. */
export function renderPicture(png: Buffer, protocol: PictureProtocol): string {
  const base64 = png.toString("base64");
  switch (protocol) {
    case "kitty":
      return splitPieces(base64)
        .map((piece, index, all) => {
          const control = index === 0 ? "a=T,f=100," : "";
          return `\u001B_G${control}m=${index < all.length - 1 ? 1 : 0};${piece}\u001B\\`;
        })
        .join("");
    case "iterm2":
      return `\u001B]1337;File=inline=1;size=${png.length}:${base64}\u0007`;
    case "sixel": {
      const { data, width, height } = PNG.sync.read(png);
      return image2sixel(data, width, height);
    }
    default:
      return renderBlocks(png);
  }
}

const splitPieces = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / kittyPiece)) }, (_, index) =>
    text.slice(index * kittyPiece, (index + 1) * kittyPiece),
  );

/** Half as opaque as can be: below, a pixel is not there. */
const visible = 128;

/** One character for two pixels, of which any may not be there. */
function renderBlock(top: string | undefined, bottom: string | undefined): string {
  if (top === undefined && bottom === undefined) return " ";
  if (top === undefined) return `\u001B[38;2;${bottom}m▄\u001B[0m`;
  if (bottom === undefined) return `\u001B[38;2;${top}m▀\u001B[0m`;
  return `\u001B[38;2;${top};48;2;${bottom}m▀\u001B[0m`;
}

/** Two pixels a character: the upper one is the color of `▀`, the lower one its background. */
function renderBlocks(png: Buffer): string {
  const { data, width, height } = PNG.sync.read(png);
  const pixel = (x: number, y: number) => {
    const place = (y * width + x) * 4;
    return y < height && data[place + 3]! >= visible
      ? `${data[place]};${data[place + 1]};${data[place + 2]}`
      : undefined;
  };
  const lines = Array.from({ length: Math.ceil(height / 2) }, (_, row) =>
    Array.from({ length: width }, (__, x) => renderBlock(pixel(x, 2 * row), pixel(x, 2 * row + 1)))
      .join("")
      .trimEnd(),
  );
  return lines.join("\n");
}
