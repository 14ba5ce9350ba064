import type { Services } from "../../../context.ts";
import type { Icon } from "../../../core/icons/icon.ts";

/** An icon with its drawing; those too heavy for a grid are left out. */
export interface DrawnSample {
  id: string;
  name: string;
  url: string;
  style: string;
  svg: string;
}

export function drawSamples(services: Services, icons: readonly Icon[]): DrawnSample[] {
  const drawings = services.icon.listGridDrawings(icons);
  return icons.flatMap(({ id, name, url, platform }) => {
    const svg = drawings[id];
    return svg === undefined ? [] : [{ id, name, url, style: platform, svg }];
  });
}
