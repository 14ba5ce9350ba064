import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { closePopover } from "../../../ui/dialog/popover.tsx";
import { Slider } from "../../../ui/fields/slider.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import type { useView } from "./use-view.ts";
import { tileSizes } from "./view-memory.ts";
import styles from "./view-options.module.css";

/** How large tiles are and what stands on them: choices of the visitor, kept in this browser. */
export default function ViewOptions({ memory }: { memory: ReturnType<typeof useView> }) {
  const t = useMessages();
  const { gridMode, tileSize, setGridMode, setTileSize } = memory;
  return (
    <div className={styles.options}>
      <SegmentedChoice
        label={t("search.view.label")}
        name="grid-mode"
        options={[
          { value: "compact", label: t("search.mode.compact"), glyph: "grid-3x3" },
          { value: "detailed", label: t("search.mode.detailed"), glyph: "grid-2x2" },
        ]}
        selected={gridMode}
        onSelect={setGridMode}
      />
      <Slider
        label={t("search.view.size")}
        value={tileSize}
        min={tileSizes[0]}
        max={tileSizes.length}
        valueText={`${tileSize} / ${tileSizes.length}`}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          setTileSize(tileSizes.find((size) => size === valueAsNumber)!)
        }
      />
      <Button variant="ghost" size="sm" icon="keyboard" data-shortcuts onClick={closePopover}>
        {t("icon.keys.title")}
      </Button>
    </div>
  );
}
