import { Link } from "react-router";
import { Tile, TileGrid, type GridMode } from "../../../ui/layout/tile.tsx";
import type { InlineIcon } from "./inline-icon.ts";
import { IconDrawing } from "./icon-drawing.tsx";

export interface IconTilesProps {
  icons: readonly InlineIcon[];
  mode?: GridMode;
  className?: string | undefined;
}

/** Icons side by side, each a link to its page. */
export function IconTiles({ icons, mode = "compact", className = "" }: IconTilesProps) {
  return (
    <TileGrid mode={mode} className={className}>
      {icons.map((icon) => (
        <li key={icon.id}>
          <Tile
            as={Link}
            to={icon.url}
            aria-label={icon.name}
            {...(mode === "detailed" ? { caption: icon.name } : { "data-tooltip": icon.name })}
          >
            <IconDrawing icon={icon} size={mode === "detailed" ? 40 : 36} />
          </Tile>
        </li>
      ))}
    </TileGrid>
  );
}
