/** Width and height in px of a document whose root tells both. */
export function readSize(svg: string): { width: number; height: number } {
  const root = svg.slice(0, svg.indexOf(">"));
  const [width, height] = ["width", "height"].map((name) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(root)?.[1]),
  );
  return { width: width!, height: height! };
}
