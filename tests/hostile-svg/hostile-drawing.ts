/** A file that does harm to who shows, reads or keeps it as it is. */
export interface HostileDrawing {
  name: string;
  bytes: Uint8Array;
}

/** What a script that runs does, in every way that a browser tells of: a mark, a dialog, a request, another address. */
export const harm = `(globalThis.hit=1,top.hit=1,alert(1),fetch('https://evil.test/'))`;
export const harmInMarkup = harm.replaceAll("'", "&apos;");

export const shape = '<path id="shape" fill="#c00" d="M2 2h20v20H2z"/>';

/** A whole document with a harmless shape, so that something remains of it. */
export const renderHostile = (inner: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"${root}>${shape}${inner}</svg>`;

export const hostile = (name: string, text: string): HostileDrawing => ({ name, bytes: Buffer.from(text) });
