import { deflateSync, gzipSync } from "node:zlib";
import { harm, renderHostile, type HostileDrawing } from "./hostile-drawing.ts";

const scripted = renderHostile(`<script>${harm}</script>`);
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${scripted}`;
const swap = (bytes: Buffer) => Buffer.from(bytes).swap16();
const inTwo = (text: string) => Buffer.from(text, "utf16le");
const inFour = (text: string) =>
  Buffer.concat(Array.from(Buffer.from(text, "latin1"), (letter) => Buffer.from([letter, 0, 0, 0])));
/** Letters that some readers take for others. */
const inSeven = scripted.replaceAll("<", "+ADw-").replaceAll(">", "+AD4-");
/** Three bytes where one would do. */
const overlong = Buffer.from(
  Buffer.from(renderHostile(""))
    .toString("hex")
    .replaceAll(/(..)/g, (byte) => (byte === "3c" ? "e080bc" : byte)),
  "hex",
);
const bom8 = Buffer.from([0xef, 0xbb, 0xbf]);
const bom16 = Buffer.from([0xff, 0xfe]);

const bytes: Readonly<Record<string, Uint8Array>> = {
  "UTF-16, little end first": Buffer.concat([bom16, inTwo(scripted)]),
  "UTF-16, big end first": swap(Buffer.concat([bom16, inTwo(scripted)])),
  "UTF-16 without a mark": inTwo(scripted),
  "UTF-16, big end first, without a mark": swap(inTwo(scripted)),
  "UTF-16 that ends in the middle": Buffer.concat([bom16, inTwo(scripted).subarray(0, -1)]),
  "UTF-16 with half a letter": Buffer.concat([bom16, inTwo(renderHostile("<title>\uD800</title>"))]),
  "UTF-16 that is UTF-8": Buffer.concat([bom16, Buffer.from(scripted)]),
  "UTF-8 that is UTF-16": Buffer.concat([bom8, inTwo(scripted)]),
  "UTF-8 with a mark": Buffer.concat([bom8, Buffer.from(scripted)]),
  "UTF-8 with two marks": Buffer.concat([bom8, bom8, Buffer.from(scripted)]),
  "UTF-32": Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), inFour(scripted)]),
  "UTF-7": Buffer.from(inSeven),
  "UTF-7 with a mark": Buffer.from(`+/v8-${inSeven}`),
  "UTF-7 as declared": Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${inSeven}`),
  "UTF-7 inside": Buffer.from(
    `<?xml version="1.0" encoding="UTF-7"?>${renderHostile("<title>+ADw-script+AD4-hit=1+ADw-/script+AD4-</title>")}`,
  ),
  "UTF-8 with overlong letters": overlong,
  "UTF-8 that breaks off": Buffer.concat([Buffer.from(scripted.slice(0, -6)), Buffer.from([0xe2, 0x82])]),
  "UTF-8 with letters of UTF-16": Buffer.concat([
    Buffer.from(scripted.slice(0, -6)),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from("</svg>"),
  ]),
  "Latin 1": Buffer.from(renderHostile("<title>caf\u00e9</title>"), "latin1"),
  "Shift JIS": Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="Shift_JIS"?><svg xmlns="http://www.w3.org/2000/svg"><title>`),
    Buffer.from([0x83, 0x5c, 0x83, 0x65]),
    Buffer.from(`</title></svg>`),
  ]),
  "Shift JIS as declared": Buffer.from(declared("Shift_JIS")),
  "GB 18030 as declared": Buffer.from(declared("GB18030")),
  "EBCDIC as declared": Buffer.from(declared("IBM037")),
  "an unknown encoding": Buffer.from(declared("x-user-defined")),
  "a null byte in a name": Buffer.from(renderHostile(`<scr\0ipt>${harm}</scr\0ipt>`)),
  "a null byte in a value": Buffer.from(renderHostile(`<a href="java\0script:hit=1"/>`)),
  "a null byte behind": Buffer.from(`${scripted}\0<html>`),
  "control letters": Buffer.from(renderHostile("<title>\u0001\u0008\u001b[2J</title>")),
  "control letters in references": Buffer.from(renderHostile("<title>&#0;&#8;&#xFFFE;&#xD800;</title>")),
  "letters that turn the line": Buffer.from(renderHostile("<title>\u202e\u2066gpj.exe</title>")),
  "letters without a place": Buffer.from(renderHostile("<title>\ufffe\uffff</title>")),
};

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const disguises: Readonly<Record<string, Uint8Array>> = {
  "a packed drawing": gzipSync(scripted),
  "a packed flood": gzipSync(Buffer.alloc(50_000_000, "<g>")),
  "a deflated drawing": deflateSync(scripted),
  "a picture": png,
  "a picture with a drawing behind it": Buffer.concat([png, Buffer.from(scripted)]),
  "a picture's beginning": Buffer.concat([Buffer.from("GIF89a/*"), Buffer.from(scripted)]),
  "a JPEG's beginning": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(scripted)]),
  "an archive": Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.from(scripted)]),
  "a PDF": Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${harm})>>>>endobj\n${scripted}`),
  "a page instead": Buffer.from(`<!doctype html><script>${harm}</script>${scripted}`),
  "a page without a beginning": Buffer.from(`<script>${harm}</script>`),
  "a script": Buffer.from(`/*<svg xmlns="http://www.w3.org/2000/svg"/>*/${harm}`),
  "a style sheet": Buffer.from("@import 'https://evil.test/x.css';"),
  "a feed": Buffer.from(`<?xml version="1.0"?><rss version="2.0"><channel><title>x</title></channel></rss>`),
  "a transformation": Buffer.from(
    `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><script>${harm}</script></xsl:template></xsl:stylesheet>`,
  ),
  JSON: Buffer.from(JSON.stringify({ svg: scripted })),
  nothing: Buffer.alloc(0),
  "only space": Buffer.from(" \n\t "),
  "only a mark": bom8,
  noise: Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 73 + (index >> 3) * 31) & 255)),
};

export const listEncodings = (): HostileDrawing[] =>
  [bytes, disguises].flatMap((group) => Object.entries(group).map(([name, each]) => ({ name, bytes: each })));
