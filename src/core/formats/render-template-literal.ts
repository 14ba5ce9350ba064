/** Text between backticks, as JavaScript and TypeScript read it. */
export function renderTemplateLiteral(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``;
}
