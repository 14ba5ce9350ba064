import { api, cacheRules } from "../../../browser/api-client.ts";
import { isHeavyDrawing } from "../../../core/svg/is-heavy-drawing.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { similarIconsPath, type LikenessStyles } from "../../picture-search/contract.ts";
import type { PublicIcon, RelatedIcon } from "../../icon-details/contract.ts";

const rules = { cache: cacheRules.catalogue };

export interface Likeness {
  id: string;
  styles: LikenessStyles;
  language: Locale;
  /** Ids of icons that are shown already. */
  without: readonly string[];
  amount: number;
}

/**
 * Icons like one icon, likest first, with their drawings.
 *
 * @throws ApiFailure for an answer of 400 and above, TypeError without a connection
 */
export async function findSimilarIcons({ id, styles, language, without, amount }: Likeness): Promise<RelatedIcon[]> {
  const query = new URLSearchParams({ id, styles, limit: String(amount + without.length), language });
  const found = await api.get<{ icons: SimilarIcon[] }>(`${similarIconsPath}?${query}`, rules);
  const icons = found!.icons.filter((icon) => !without.includes(icon.id)).slice(0, amount);
  const drawings = await fetchDrawings(icons.filter((icon) => !isHeavyDrawing(icon)).map((icon) => icon.id));
  return icons.map(({ id: ownId, name, url, platformName }) => {
    const related: RelatedIcon = { id: ownId, name, path: url, style: platformName };
    const svg = drawings.get(ownId);
    if (svg !== undefined) related.svg = svg;
    return related;
  });
}

interface SimilarIcon extends Pick<PublicIcon, "id" | "name" | "url" | "bytes"> {
  platformName: string;
}

async function fetchDrawings(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const query = new URLSearchParams({ ids: ids.join(",") });
  const bundle = await api.get<{ icons: { id: string; svg: string }[] }>(`/api/bundle/icons?${query}`, rules);
  return new Map(bundle!.icons.map(({ id, svg }) => [id, svg]));
}
