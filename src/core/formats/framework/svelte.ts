import { nameComponent } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareMarkup } from "../prepare-markup.ts";
import { renderMarkup } from "../render-markup.ts";

/** A component for Svelte 5; its props are those of `svg`. */
export const svelte: MarkupFormat<"svelte"> = {
  id: "svelte",
  label: "Svelte",
  group: "framework",
  extension: "svelte",
  mediaType: "text/plain",
  carriesTitle: true,
  needsSimplified: false,
  fileName: (name) => `${nameComponent(name)}.svelte`,
  render: (icon) => `<script lang="ts">
  import type { SVGAttributes } from "svelte/elements";

  let props: SVGAttributes<SVGSVGElement> = $props();
</script>

${renderMarkup(prepareMarkup(icon), { rootEnd: "{...props}", indent: "" })}
`,
};
