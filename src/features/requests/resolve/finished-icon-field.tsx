import { useMessages } from "../../../i18n/use-messages.ts";
import { Chip } from "../../../ui/select/chip.tsx";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./finished-icon-field.module.css";
import { suggestWords, type FinishedIcon } from "./use-finished-icons.ts";

export interface FinishedIconFieldProps {
  icon: FinishedIcon;
  categories: readonly { code: string; title: string }[];
  onChange: (facts: Partial<FinishedIcon>) => void;
  onRemove: () => void;
}

const previewSizesPx = [16, 24, 32, 48] as const;
const longestName = 80;
const mostSuggested = 8;

/** One finished icon: how it looks at true size, what it is called, and where it belongs. */
export function FinishedIconField({ icon, categories, onChange, onRemove }: FinishedIconFieldProps) {
  const t = useMessages();
  const { svg, isColor, name, category, tags, suggested, facts, fault, refusal } = icon;
  const problem = fault ?? refusal;
  // Style sheets take addresses without quotes.
  const src = `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(/['()]/g, (mark) => `%${mark.codePointAt(0)!.toString(16)}`)}`;
  const has = (tag: string) =>
    tags
      .toLowerCase()
      .split(",")
      .some((each) => each.trim() === tag.toLowerCase());
  const open = suggested.filter((tag) => !has(tag)).slice(0, mostSuggested);
  const renew = async () => {
    if (name.trim() === "") return;
    const words = await suggestWords(name.trim());
    if (words) onChange({ suggested: words.tags, ...(category === undefined && { category: words.category }) });
  };
  return (
    <li className={styles.icon}>
      <figure className={styles.previews} aria-label={`${name}: ${t("requestPages.resolve.sizes")}`}>
        {(["light", "dark"] as const).map((ground) => (
          <div key={ground} className={styles.ground} data-theme={ground}>
            {previewSizesPx.map((size) => (
              <Drawing key={size} src={src} isMono={!isColor} size={size} isLazy={false} />
            ))}
          </div>
        ))}
      </figure>
      {facts && <p className={styles.facts}>{t("requestPages.resolve.facts", { ...facts, count: facts.colors })}</p>}
      <p role="alert" className={styles.fault}>
        {problem !== undefined && (
          <>
            <Glyph name="circle-alert" size={16} />
            <span>{problem}</span>
          </>
        )}
      </p>
      <div className={styles.fields}>
        <TextField
          label={t("requestPages.resolve.name")}
          help={t("requestPages.resolve.nameHelp")}
          required
          maxLength={longestName}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
          onBlur={() => void renew()}
        />
        <Select
          label={t("requestPages.resolve.category")}
          options={categories.map(({ code, title }) => ({ value: code, label: title }))}
          placeholder={t("requestPages.resolve.chooseCategory")}
          selected={category}
          onSelect={(value) => onChange({ category: value })}
        />
        <div className={styles.wide}>
          <TextField
            label={t("requestPages.resolve.tags")}
            help={t("requestPages.resolve.tagsHelp")}
            autoComplete="off"
            value={tags}
            onChange={({ currentTarget: { value } }) => onChange({ tags: value })}
          />
          {open.length > 0 && (
            <fieldset className={styles.suggested} aria-label={t("requestPages.resolve.suggested")}>
              {open.map((tag) => (
                <Chip
                  key={tag}
                  as="button"
                  type="button"
                  onClick={() =>
                    onChange({ tags: tags.trim() === "" ? tag : `${tags.replace(/[,\s]+$/, "")}, ${tag}` })
                  }
                >
                  + {tag}
                </Chip>
              ))}
            </fieldset>
          )}
        </div>
      </div>
      <IconButton
        className={styles.remove}
        glyph="trash-2"
        size="sm"
        label={t("requestPages.resolve.remove", { name })}
        onClick={onRemove}
      />
    </li>
  );
}
