/** Text that Markdown reads as nothing but text. */
export const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

/** A link, or the text alone where there is no address. */
export function formatLink(text: string, url: string | null): string {
  const label = escapeMarkdown(text);
  return url === null ? label : `[${label}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;
}

/** `1 icon`, `2 icons` */
export const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? "" : "s"}`;
