import { useId, useRef, useState } from "react";
import { sendJson } from "../../../browser/send-json.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Select, type SelectOption } from "../../../ui/select/select.tsx";
import { SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import styles from "./catalogue-page.module.css";
import { publishingLimits } from "./contract.ts";
import { readPackFiles } from "./read-pack-files.ts";

export interface PackFormProps {
  licenses: readonly SelectOption<string>[];
  categories: readonly SelectOption<string>[];
  onPublished: () => void;
}

interface PackAnswer {
  published: { id: string }[];
  refused: { name: string; fault: string }[];
}

/** A pack of icons by somebody else, from their files. */
export function PackForm({ licenses, categories, onPublished }: PackFormProps) {
  const t = useMessages();
  const filesId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [facts, setFacts] = useState({ title: "", author: "", url: "" });
  const [license, setLicense] = useState(licenses[0]?.value);
  const [category, setCategory] = useState(categories[0]?.value);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [done, setDone] = useState<PackAnswer>();
  const { isBusy, problem, run, forget } = useCall();
  const publish = () =>
    run(async () => {
      setDone(undefined);
      const { title, author, url } = facts;
      const order = { title, author, ...(url !== "" && { url }), license, category, ...(await readPackFiles(files)) };
      setDone(await sendJson<PackAnswer>("/api/admin/v1/catalogue/packs", "POST", order));
      onPublished();
    });
  const set = (name: keyof typeof facts) => ({
    value: facts[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setFacts({ ...facts, [name]: value });
      forget();
    },
  });
  const isPrefixInUse = problem === "conflict";
  const text =
    problem === "invalid_input" || problem === "too_large" ? t("admin.catalogue.pack.files.wrong") : t("admin.failed");
  return (
    <SettingsSection
      title={t("admin.catalogue.pack")}
      lead={t("admin.catalogue.pack.lead")}
      problem={problem === undefined || isPrefixInUse ? undefined : text}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <TextField
          label={t("admin.catalogue.pack.title")}
          {...set("title")}
          error={isPrefixInUse ? t("admin.catalogue.pack.taken") : undefined}
          required
          maxLength={publishingLimits.nameLength}
        />
        <TextField
          label={t("admin.catalogue.pack.author")}
          {...set("author")}
          required
          maxLength={publishingLimits.nameLength}
        />
        <Select
          label={t("admin.catalogue.pack.license")}
          options={licenses}
          selected={license}
          onSelect={(code) => code && setLicense(code)}
        />
        <Select
          label={t("admin.catalogue.pack.category")}
          options={categories}
          selected={category}
          onSelect={(code) => code && setCategory(code)}
        />
        <TextField
          className={styles.wide ?? ""}
          label={t("admin.catalogue.pack.url")}
          {...set("url")}
          type="url"
          maxLength={500}
        />
        <div className={styles.files}>
          <label htmlFor={filesId}>{t("admin.catalogue.pack.files")}</label>
          <input
            ref={chooser}
            id={filesId}
            type="file"
            hidden
            accept=".json,application/json,.svg,image/svg+xml"
            multiple
            onChange={({ currentTarget }) => {
              setFiles([...(currentTarget.files ?? [])]);
              forget();
              // The same files may be chosen again.
              currentTarget.value = "";
            }}
          />
          <span className={styles.chosen}>
            <Button
              size="sm"
              icon="image-up"
              aria-describedby={`${filesId}-help`}
              onClick={() => chooser.current?.click()}
            >
              {t("admin.catalogue.pack.choose")}
            </Button>
            <output>{listNames(files)}</output>
          </span>
          <small id={`${filesId}-help`}>{t("admin.catalogue.pack.files.help")}</small>
        </div>
        <Button type="submit" variant="primary" isBusy={isBusy} className={styles.send ?? ""}>
          {t("admin.catalogue.pack.send")}
        </Button>
        <output className={styles.done}>
          {done && (
            <>
              <span>{t("admin.catalogue.pack.done", { count: done.published.length })}</span>
              {done.refused.length > 0 && (
                <span>
                  {t("admin.catalogue.pack.refused", { names: done.refused.map(({ name }) => name).join(", ") })}
                </span>
              )}
            </>
          )}
        </output>
      </form>
    </SettingsSection>
  );
}

const namesAtMost = 3;

/** The first few names, and how many more there are. */
function listNames(files: readonly File[]): string {
  const more = files.length - namesAtMost;
  const names = files.slice(0, namesAtMost).map(({ name }) => name);
  return [...names, ...(more > 0 ? [`+${more}`] : [])].join(", ");
}
