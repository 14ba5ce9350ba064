/**
 * Mends what some upstream drawings get wrong and browsers overlook, but strict parsers and renderers do not:
 * `xlink:href` without its namespace, references in entity quotes, and animations whose attribute name was renamed
 * together with the ids.
 */
export function repairMarkup(body: string): string {
  let repaired = body;
  if (repaired.includes("xlink:href")) repaired = repaired.replaceAll(/\sxlink:href=/g, " href=");
  if (repaired.includes("&quot;")) repaired = repaired.replaceAll(/url\(&quot;(#[^&]*)&quot;\)/g, "url($1)");
  if (repaired.includes('attributeName="meteocons')) {
    repaired = repaired.replaceAll(/attributeName="meteocons\w*"/g, 'attributeName="fill"');
  }
  return repaired;
}
