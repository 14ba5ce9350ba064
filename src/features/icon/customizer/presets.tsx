import { useState, type FormEvent } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { serializeCustomization } from "../../../core/urls/customization-param.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import {
  deletePreset,
  presetNameLength,
  renamePreset,
  savePreset,
  usePresets,
  type CustomizationPreset,
} from "../customization/customization-presets.ts";
import { setStyle } from "../../../ui/hooks/set-style.ts";
import styles from "./presets.module.css";

export interface PresetsProps {
  customization: IconCustomization;
  onApply: (customization: IconCustomization) => void;
}

/** Looks with names: saved, applied, renamed and deleted. */
export function Presets({ customization, onApply }: PresetsProps) {
  const t = useMessages();
  const presets = usePresets();
  const serialized = serializeCustomization(customization);
  const [renamed, setRenamed] = useState<string>();
  const [name, setName] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return;
    savePreset({ name: wanted, customization });
    setName("");
  };
  const remove = (preset: CustomizationPreset) => {
    const putBack = deletePreset(preset.name);
    notify({
      text: t("icon.presets.deleted", { name: preset.name }),
      buttons: [{ title: t("icon.customize.undo"), onPress: putBack }],
    });
  };
  return (
    <Disclosure summary={t("icon.presets.title")}>
      {presets.length > 0 && (
        <ul className={styles.presets}>
          {presets.map((preset) => (
            <li key={preset.name} className={styles.preset}>
              {renamed === preset.name ? (
                <RenameForm name={preset.name} onDone={() => setRenamed(undefined)} />
              ) : (
                <>
                  <button
                    type="button"
                    className={styles.apply}
                    aria-pressed={serializeCustomization(preset.customization) === serialized}
                    onClick={() => onApply(preset.customization)}
                  >
                    <PresetSample customization={preset.customization} />
                    <span className={styles.name}>{preset.name}</span>
                  </button>
                  <IconButton
                    size="sm"
                    glyph="pencil"
                    label={t("icon.presets.rename", { name: preset.name })}
                    onClick={() => setRenamed(preset.name)}
                  />
                  <IconButton
                    size="sm"
                    glyph="x"
                    label={t("icon.presets.delete", { name: preset.name })}
                    onClick={() => remove(preset)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {serialized === "" ? (
        <p className={styles.note}>{t("icon.presets.plain")}</p>
      ) : (
        <form className={styles.save} onSubmit={save}>
          <TextField
            className={styles.field}
            label={t("icon.presets.name")}
            value={name}
            maxLength={presetNameLength}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim() === ""}>
            {t("icon.presets.save")}
          </Button>
        </form>
      )}
    </Disclosure>
  );
}

function RenameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useMessages();
  const [text, setText] = useState(name);
  const [isNameUsed, setIsNameUsed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === "" || renamePreset(name, wanted)) onDone();
    else setIsNameUsed(true);
  };
  return (
    <form className={styles.save} onSubmit={submit}>
      <TextField
        className={styles.field}
        label={t("icon.presets.name")}
        error={isNameUsed ? t("icon.presets.taken") : undefined}
        value={text}
        maxLength={presetNameLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsNameUsed(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit">{t("icon.presets.save")}</Button>
    </form>
  );
}

/** What a look does, as a small mark: its color on its background, as wide as its strokes. */
function PresetSample({
  customization: { color, background = "none", stroke = 2 },
}: {
  customization: IconCustomization;
}) {
  const ground = background === "none" ? undefined : background;
  return (
    <span
      className={styles.sample}
      aria-hidden
      data-shape={ground?.shape}
      ref={setStyle({ background: ground && paint(ground.color), color: paint(color) })}
    >
      <span ref={setStyle({ "border-width": `${Math.min(4, Math.max(1, stroke))}px` })} />
    </span>
  );
}

const paint = (color: string | undefined) =>
  color === undefined || color === "currentColor" ? "var(--color-text)" : color;
