import { useState } from "react";
import { customize } from "../../../core/svg/customize.ts";
import type { IconCustomization, Paint } from "../../../core/svg/icon-customization.ts";
import { listPaints, type ListedPaint } from "../../../core/svg/colors/list-paints.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Switch } from "../../../ui/button/switch.tsx";
import { ControlGroup } from "./control-group.tsx";
import type { CustomizationChange } from "../customization/merge-customization.ts";
import { setStyle } from "../../../ui/hooks/set-style.ts";
import styles from "./own-colors.module.css";
import { PaintSwatch } from "./paint-swatch.tsx";

const shownAtFirst = 16;

export interface OwnColorsProps {
  svg: string;
  customization: IconCustomization;
  onChange: (change: CustomizationChange) => void;
}

/** Every color that a drawing brings, each to be replaced by another; those of gradients by stop. */
export function OwnColors({ svg, customization, onChange }: OwnColorsProps) {
  const t = useMessages();
  const [isWhole, setIsWhole] = useState(false);
  const own = listPaints(svg).filter(({ paint }) => paint !== "currentColor");
  const { colors = {}, variables = false } = customization;
  const isRecolored = own.some(({ paint }) => colors[paint] !== undefined);
  const shown = isWhole ? own : own.slice(0, shownAtFirst);
  const draw = (paints: ListedPaint[]) => (
    <div className={styles.swatches}>
      {paints.map(({ paint, stops }) => (
        <PaintSwatch
          key={paint}
          drawn={paint}
          isStop={stops > 0}
          paint={colors[paint] ?? paint}
          onPaint={(color) => onChange({ colors: { ...colors, [paint]: color } })}
        />
      ))}
    </div>
  );
  const stops = shown.filter(isStop);
  return (
    <ControlGroup
      label={t("icon.customize.ownColors")}
      onClear={isRecolored ? () => onChange({ colors: without(colors, own) }) : undefined}
    >
      {stops.length < shown.length && draw(shown.filter((paint) => !isStop(paint)))}
      {stops.length > 0 && (
        <>
          <p className={styles.kind}>{t("icon.customize.stops")}</p>
          {draw(stops)}
        </>
      )}
      {shown.length < own.length && (
        <Button className={styles.more} size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
          {t("icon.customize.moreColors", { count: own.length - shown.length })}
        </Button>
      )}
      <Switch checked={variables} onChange={({ currentTarget }) => onChange({ variables: currentTarget.checked })}>
        {t("icon.customize.variables")}
      </Switch>
      {variables && <Variables svg={customize(svg, customization)} />}
    </ControlGroup>
  );
}

/** What each variable of a drawing stands for. */
function Variables({ svg }: { svg: string }) {
  const pairs = new Map([...svg.matchAll(/var\((--icon-\d+), ([^)]+)\)/g)].map(([, name, paint]) => [name!, paint!]));
  return (
    <ul className={styles.variables}>
      {[...pairs].map(([name, paint]) => (
        <li key={name}>
          <span className={styles.dot} ref={setStyle({ background: paint })} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** It is seen in gradients only. */
const isStop = ({ uses, stops }: ListedPaint) => stops === uses;

/** Replaced colors that only other drawings have. */
function without(colors: Readonly<Record<string, Paint>>, own: readonly ListedPaint[]): Record<string, Paint> {
  return Object.fromEntries(Object.entries(colors).filter(([from]) => own.every(({ paint }) => paint !== from)));
}
