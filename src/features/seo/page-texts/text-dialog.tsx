import { useEffect, useState } from "react";
import { api } from "../../../browser/api-client.ts";
import { languageNames, locales, languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { RowDialog } from "../rows/row-dialog.tsx";
import styles from "./text-dialog.module.css";
import { useRowCall } from "../rows/use-row-call.ts";

export interface TextDraft {
  projectId: string;
  uri: string;
  locale: string;
  h1: string | null;
  t1: string | null;
  mt: string | null;
  md: string | null;
}

export const blankText = { projectId: "icons", uri: "", locale: "en", h1: "", t1: "", mt: "", md: "" };

const texts = ["h1", "t1", "mt", "md"] as const;
type Texts = Record<(typeof texts)[number], string>;

const longest: Record<(typeof texts)[number], number> = { h1: 200, t1: 2000, mt: 200, md: 500 };
/** Nobody has texts under this name, so it tells what the templates say. */
const nobodysProject = "-";
const typingMs = 300;

export interface TextDialogProps {
  first: TextDraft;
  isNew: boolean;
  store: (row: TextDraft) => Promise<unknown>;
  onClose: () => void;
}

/** The texts of one page in one language; what is left empty is said by the template, as the preview shows. */
export function TextDialog({ first, isNew, store, onClose }: TextDialogProps) {
  const t = useMessages();
  const [row, setRow] = useState(first);
  const { isBusy, fault, forget, run } = useRowCall();
  const templates = useTemplates(row);
  const set = (change: Partial<TextDraft>) => {
    setRow({ ...row, ...change });
    forget();
  };
  const wrong = {
    uri: fault?.field === "uri" ? t("admin.texts.wrong.uri") : undefined,
    h1: fault?.field === "h1" ? t("admin.texts.wrong.h1") : undefined,
    t1: fault?.field === "t1" ? t("admin.texts.wrong.t1") : undefined,
    mt: undefined,
    md: undefined,
  };
  const isShownAtField = fault?.field !== undefined && wrong[fault.field as keyof typeof wrong] !== undefined;
  return (
    <RowDialog
      title={isNew ? t("admin.texts.add") : t("admin.edit", { name: row.uri })}
      isBusy={isBusy}
      problem={fault && !isShownAtField ? t("admin.failed") : undefined}
      onSave={() => void run(() => store(row)).then((isStored) => isStored && onClose())}
      onClose={onClose}
    >
      <div className={styles.page}>
        <TextField
          label={t("admin.texts.uri")}
          help={templates === null ? t("admin.texts.unknown") : t("admin.texts.uri.help")}
          value={row.uri}
          error={wrong.uri}
          required
          maxLength={500}
          readOnly={!isNew}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => set({ uri: value })}
        />
        <Select
          label={t("admin.texts.locale")}
          options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
          selected={locales.find((locale) => locale === row.locale)}
          disabled={!isNew}
          onSelect={(locale) => set({ locale: locale ?? "en" })}
        />
      </div>
      {texts.map((name) => (
        <TextField
          key={name}
          label={t(`admin.texts.${name}`)}
          help={name === "t1" ? t("admin.texts.t1.help") : undefined}
          isMultiline={name === "t1" || name === "md"}
          value={row[name] ?? ""}
          error={wrong[name]}
          maxLength={longest[name]}
          onChange={({ currentTarget: { value } }) => set({ [name]: value.replaceAll(/\s*\n\s*/g, " ") })}
        />
      ))}
      <TextPreview row={row} templates={templates ?? undefined} />
    </RowDialog>
  );
}

/** What search engines and the page itself will show, once a page is named. */
function TextPreview({ row, templates }: { row: TextDraft; templates: Texts | undefined }) {
  const t = useMessages();
  const previewText = (name: keyof Texts) => row[name]?.trim() || (templates?.[name] ?? "");
  const lang = languageTags[locales.find((locale) => locale === row.locale) ?? "en"];
  if (![row.uri, previewText("h1"), previewText("t1"), previewText("mt"), previewText("md")].some(Boolean)) return null;
  return (
    <section aria-label={t("admin.preview")} className={styles.preview}>
      <h3>{t("admin.preview")}</h3>
      <div lang={lang} className={styles.result}>
        <p className={styles.address}>{row.uri}</p>
        <p className={styles.title}>{previewText("mt")}</p>
        <p>{previewText("md")}</p>
      </div>
      <div lang={lang} className={styles.top}>
        <p className={styles.heading}>{previewText("h1")}</p>
        <p>
          <LinkedText text={previewText("t1")} />
        </p>
      </div>
    </section>
  );
}

/** What the templates say of the page; null where there is none, undefined until that is known. */
function useTemplates({ uri, locale }: TextDraft): Texts | null | undefined {
  const [found, setFound] = useState<{ key: string; texts: Texts | null }>();
  const key = `${locale} ${uri}`;
  useEffect(() => {
    if (!uri.startsWith("/")) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams({ uri, locale, project_id: nobodysProject });
      const answer = await api.get<Texts>(`/placeholders?${String(query)}`, { signal: abort.signal }).catch(() => null);
      if (answer !== undefined) setFound({ key, texts: answer });
    };
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [uri, locale, key]);
  return found?.key === key ? found.texts : undefined;
}
