import { useSyncExternalStore } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import styles from "./theme-menu.module.css";
import { chooseTheme, onThemeChange, readTheme, themes, type Theme } from "./theme.ts";

function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, readTheme, () => "system");
}

export function ThemeMenu({ className }: { className: string | undefined }) {
  const t = useMessages();
  const theme = useTheme();
  return (
    <MenuButton
      kind="choice"
      label={t("site.theme.label")}
      className={className}
      items={themes.map((id) => ({ id, label: t(`site.theme.${id}`), isSelected: id === theme }))}
      onSelect={(id) => chooseTheme(id as Theme)}
    >
      <ThemeGlyph />
    </MenuButton>
  );
}

/** The sun in the light theme, the moon in the dark one, chosen by the colors alone. */
function ThemeGlyph() {
  return (
    <span className={styles.glyphs}>
      <Glyph name="sun" className={styles.sun} />
      <Glyph name="moon" className={styles.moon} />
    </span>
  );
}

/** All three themes side by side, for the menu of small screens. */
export function ThemeChoice() {
  const t = useMessages();
  const theme = useTheme();
  return (
    <div role="radiogroup" aria-label={t("site.theme.label")} className={styles.choice}>
      {themes.map((id) => (
        <label key={id} className={styles.option}>
          <input type="radio" name="theme" value={id} checked={id === theme} onChange={() => chooseTheme(id)} />
          <Glyph name={id === "light" ? "sun" : id === "dark" ? "moon" : "monitor"} size={18} />
          <span>{t(`site.theme.${id}`)}</span>
        </label>
      ))}
    </div>
  );
}
