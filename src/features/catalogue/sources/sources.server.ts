import { folderSource } from "./folder.server.ts";
import { iconifySource } from "./iconify.server.ts";
import type { IconSource, SetReference, UpstreamSet } from "./source.ts";

/** Every place icons come from; sets of later sources must not repeat a prefix of earlier ones. */
export const iconSources: readonly IconSource[] = [iconifySource, folderSource];

/** Reads one set from the source that listed it. */
export function readSet(reference: SetReference): UpstreamSet {
  const source = iconSources.find(({ name }) => name === reference.source);
  if (!source) throw new Error(`unknown icon source "${reference.source}"`);
  return source.read(reference);
}
