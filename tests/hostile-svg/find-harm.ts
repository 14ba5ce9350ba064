/*
 * What a harmless drawing may say, written down apart from the program that makes it so. It is a language without anything
 * that parsers could take differently: no text, no references, no quotes or brackets in values.
 */
const markup = /^(?:<[a-zA-Z]+(?: [a-zA-Z\d-]+="[\w .,;:%#()+\-/]*")*\/?>|<\/[a-zA-Z]+>)*$/;
const elements =
  /^(?:g|path|circle|rect|ellipse|line|polyline|polygon|defs|use|symbol|clipPath|mask|pattern|marker|linearGradient|radialGradient|stop|filter|fe[A-Z]\w+|animate|animateTransform|animateMotion|set)$/;
const outside = /url\((?!#i[\da-z]+\))|href="(?!#i[\da-z]+")|attributeName="(?:on|href|xlink|style|class|id)|feImage/i;

/** What is wrong with the inner markup of a drawing that should be harmless. */
export function findHarm(body: string): string | undefined {
  if (!markup.test(body)) return "it is not written plainly";
  for (const [, name] of body.matchAll(/<([a-zA-Z]+)/g)) if (!elements.test(name!)) return `it has ${name}`;
  for (const [, name] of body.matchAll(/ ([a-zA-Z\d-]+)="/g))
    if (/^on|^xml|^class$|^data/i.test(name!)) return `it has ${name}`;
  for (const [, style] of body.matchAll(/ style="([^"]*)"/g)) {
    if (!/^(?:isolation:[a-z]+)?;?(?:mix-blend-mode:[a-z-]+)?$/.test(style!)) return `it has the style ${style}`;
  }
  for (const [, id] of body.matchAll(/ id="([^"]*)"/g)) if (!/^i[\da-z]+$/.test(id!)) return `it has the id ${id}`;
  return outside.exec(body)?.[0];
}
