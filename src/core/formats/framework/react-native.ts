import { freezeMotion } from "../../svg/freeze-motion.ts";
import { CannotExport, type DrawingPart } from "../cannot-export.ts";
import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { listDeclarations, type SvgElement } from "../markup-tree.ts";
import { cleanTitle, prepareMarkup } from "../prepare-markup.ts";
import { renderAttribute, renderMarkup } from "../render-markup.ts";
import { toCamelCase } from "./jsx-attribute.ts";

/** Elements that react-native-svg draws on phones, named as it exports them but for their capital. */
const drawn = new Set(
  `svg g path circle rect ellipse line polyline polygon defs use symbol clipPath mask pattern marker linearGradient
  radialGradient stop filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode
  feOffset`.split(/\s+/),
);
const motion = /^(?:animate|animateTransform|animateMotion|set|mpath)$/;

/** A component for react-native-svg, standing still. */
export const reactNative: MarkupFormat<"react-native"> = {
  id: "react-native",
  label: "React Native",
  group: "framework",
  extension: "tsx",
  mediaType: "text/tsx",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameComponent(name)}.tsx`,
  render(icon) {
    const { title: _, ...untitled } = icon;
    const drawing = adapt(prepareMarkup({ ...untitled, svg: freezeMotion(icon.svg) }));
    const components = [...new Set(listNames(drawing))].map(capitalize).toSorted();
    const title = cleanTitle(icon.title);
    const label =
      title === undefined
        ? 'accessible={false} accessibilityElementsHidden importantForAccessibility="no-hide-descendants"'
        : `accessible accessibilityRole="image" ${renderAttribute("accessibilityLabel", title)}`;
    const markup = renderMarkup(drawing, {
      element: capitalize,
      attribute: (name, value) => renderAttribute(toCamelCase(name), value),
      rootEnd: `${label} {...props}`,
      indent: "    ",
    });
    return `import { ${["type SvgProps", ...components].join(", ")} } from "react-native-svg";

export function ${nameComponent(icon.name)}(props: SvgProps) {
  return (
${markup}
  );
}
`;
  },
};

/** Styles as attributes, no movement; what is not drawn is refused. */
function adapt(element: SvgElement): SvgElement {
  if (!drawn.has(element.name)) throw new CannotExport([nameObstacle(element.name)]);
  const attributes = new Map<string, string>();
  for (const [name, value] of element.attributes) {
    if (name === "style")
      for (const [property, declared] of listDeclarations(value)) attributes.set(property, declared);
    else if (name !== "xmlns" && !name.startsWith("aria-")) attributes.set(name, value);
  }
  if (attributes.has("mix-blend-mode")) throw new CannotExport(["blend"]);
  const children = element.children.filter((child) => typeof child === "object" && !motion.test(child.name));
  return { name: element.name, attributes, children: children.map((child) => adapt(child as SvgElement)) };
}

function nameObstacle(element: string): DrawingPart {
  if (element === "image") return "image";
  return element.startsWith("fe") ? "filter" : "text";
}

function listNames({ name, children }: SvgElement): string[] {
  return [name, ...children.flatMap((child) => (typeof child === "object" ? listNames(child) : []))];
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
