import { nameComponent, nameElement, nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";
import { renderTemplateLiteral } from "../render-template-literal.ts";

/** A standalone component: `<icon-arrow-left />`. */
export const angular: MarkupFormat<"angular"> = {
  id: "angular",
  label: "Angular",
  group: "framework",
  extension: "ts",
  mediaType: "text/typescript",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}-icon.component.ts`,
  render: (icon) => `import { ChangeDetectionStrategy, Component } from "@angular/core";

@Component({
  selector: "${nameElement(icon.name)}",
  standalone: true,
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: ${renderTemplateLiteral(`\n${renderMarkup(prepareMarkup(icon), { indent: "    " })}\n  `)},
})
export class ${nameComponent(icon.name)} {}
`,
};
