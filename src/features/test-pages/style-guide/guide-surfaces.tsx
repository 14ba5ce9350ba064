import { Link } from "react-router";
import { Card } from "../../../ui/layout/card.tsx";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import { Tile, TileGrid } from "../../../ui/layout/tile.tsx";
import styles from "./guide-surfaces.module.css";
import type { DrawnSample } from "./sample-icons.ts";
import { GuideSection, Specimen } from "./specimen.tsx";

const fewIcons = 8;

export function GuideSurfaces({ icons }: { icons: readonly DrawnSample[] }) {
  const few = icons.slice(0, fewIcons);
  return (
    <GuideSection
      id="surfaces"
      title="Surfaces"
      promise="The icons are the interface. Boxes have their final size before icons load, so nothing shifts."
    >
      <Specimen name="Drawing">
        {([16, 24, 32, 48, 64] as const).map(
          (size) => icons[0] && <Drawing key={size} svg={icons[0].svg} size={size} />,
        )}
      </Specimen>
      <Specimen name="Card" isStacked>
        <Card className={styles.card}>A card holds what belongs together.</Card>
        <Card as={Link} to="/test/reactivity" isInteractive className={styles.card}>
          This one leads somewhere.
        </Card>
      </Specimen>
      {(["compact", "detailed"] as const).map((mode) => (
        <Specimen key={mode} name={`TileGrid, ${mode}`} isWide isStacked>
          <TileGrid mode={mode}>
            {few.map(({ id, name, url, svg }, index) => (
              <li key={id}>
                <Tile
                  as={Link}
                  to={url}
                  aria-label={name}
                  isSelected={index === 1}
                  {...(mode === "detailed" ? { caption: name } : {})}
                >
                  <Drawing svg={svg} size={36} />
                </Tile>
              </li>
            ))}
          </TileGrid>
        </Specimen>
      ))}
    </GuideSection>
  );
}
