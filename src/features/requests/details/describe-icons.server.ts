import type { CatalogueHost } from "../../catalogue/contract.ts";
import type { DescribeIcons } from "../request-rows.server.ts";

export function createIconDescriber(host: CatalogueHost): DescribeIcons {
  return (ids, { locale }) => {
    if (ids.length === 0) return [];
    const { catalogue, names } = host.current();
    return ids.flatMap((id) => {
      const ordinal = catalogue.findById(id);
      if (ordinal === undefined) return [];
      const icon = catalogue.icon(ordinal);
      const { platform, url, isColor } = icon;
      return [{ id, name: names.nameIcon(icon, locale), platform, url, isColor }];
    });
  };
}
