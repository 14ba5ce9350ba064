import { nameComponent, nameElement } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";
import { renderTemplateLiteral } from "../render-template-literal.ts";

/** A custom element that works in any page: `<icon-arrow-left>`. */
export const webComponent: MarkupFormat<"web-component"> = {
  id: "web-component",
  label: "Web component",
  group: "web",
  extension: "js",
  mediaType: "text/javascript",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameElement(name)}.js`,
  render(icon) {
    const element = nameElement(icon.name);
    const component = nameComponent(icon.name);
    const markup = renderMarkup(prepareMarkup(icon), { indent: "  " });
    return `const template = document.createElement("template");
template.innerHTML = ${renderTemplateLiteral(`
  <style>:host { display: inline-block; } svg { display: block; }</style>
${markup}
`)};

export class ${component} extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).append(template.content.cloneNode(true));
  }
}

if (!customElements.get("${element}")) customElements.define("${element}", ${component});
`;
  },
};
