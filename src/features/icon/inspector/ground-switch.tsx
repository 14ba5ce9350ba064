import { useMessages } from "../../../i18n/use-messages.ts";
import styles from "./ground-switch.module.css";

/** Grounds an icon can be looked at on: white ones vanish on paper, black ones at night. */
export const grounds = ["light", "dark", "checker"] as const;
export type Ground = (typeof grounds)[number];

export interface GroundSwitchProps {
  /** Without one, icons stand on the page itself. */
  ground: Ground | undefined;
  onGround: (ground: Ground | undefined) => void;
}

/** Chooses the ground; pressing the chosen one again goes back to the page's own. */
export function GroundSwitch({ ground, onGround }: GroundSwitchProps) {
  const t = useMessages();
  return (
    <fieldset className={styles.grounds} data-ground={ground}>
      <legend className={styles.legend}>{t("icon.preview.ground")}</legend>
      {grounds.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.ground}
          data-kind={one}
          aria-pressed={ground === one}
          aria-label={t(`icon.preview.${one}`)}
          data-tooltip={t(`icon.preview.${one}`)}
          onClick={() => onGround(ground === one ? undefined : one)}
        />
      ))}
    </fieldset>
  );
}
