import { api, keepRules } from "../../browser/api-client.ts";

/** So many the server tells about in one answer. */
const idsPerCall = 100;

interface DrawnIcon {
  id: string;
  svg: string;
}

/** The SVG documents of icons, in their order; those that exist no more are left out. @throws ApiFailure, TypeError */
export async function fetchDrawings(ids: readonly string[]): Promise<string[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, call) => {
    const some = ids.slice(call * idsPerCall, (call + 1) * idsPerCall);
    return api.get<{ icons: DrawnIcon[] }>(`/api/bundle/icons?ids=${some.join(",")}`, { keep: keepRules.catalogue });
  });
  return (await Promise.all(calls)).flatMap((answer) => answer!.icons.map(({ svg }) => svg));
}
