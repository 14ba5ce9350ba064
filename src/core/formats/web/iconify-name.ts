import { CannotExport } from "../cannot-export.ts";
import { nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";

/** `prefix:name`, by which Iconify's components and plug-ins know an icon. */
export const iconifyName: MarkupFormat<"iconify-name"> = {
  id: "iconify-name",
  label: "Iconify",
  group: "web",
  extension: "txt",
  mediaType: "text/plain",
  carriesTitle: false,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}.txt`,
  render(icon) {
    if (icon.iconifyName === undefined) throw new CannotExport(["iconifyName"]);
    return icon.iconifyName;
  },
};
