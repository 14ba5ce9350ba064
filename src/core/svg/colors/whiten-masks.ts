const opacityMask = /(<mask\b[^>]*\bmask-type\s*[:=]\s*"?\s*alpha[^>]*>)([\s\S]*?)(<\/mask>)/g;
const paintInMask = /\b(fill|stroke|stop-color)(\s*[:=]\s*"?)\s*(?!none|url\()[^";]+/g;

/**
 * The same drawing with masks in which opacity counts as masks in which light counts, where all is white: some renderers
 * take the one for the other.
 */
export function whitenMasks(svg: string): string {
  if (!svg.includes("mask-type")) return svg;
  return svg.replaceAll(opacityMask, (_, open: string, content: string, close: string) => {
    const byLight = open
      .replace(/\bmask-type\s*:\s*alpha/, "mask-type:luminance")
      .replace(/\smask-type\s*=\s*"[^"]*"/, "");
    return `${byLight}<g fill="#fff">${content.replaceAll(paintInMask, "$1$2#fff")}</g>${close}`;
  });
}
