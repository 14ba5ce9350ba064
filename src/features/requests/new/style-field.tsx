import { useState } from "react";
import { api, cacheRules } from "../../../browser/api-client.ts";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Chip } from "../../../ui/select/chip.tsx";
import { ChoiceList } from "../../../ui/select/choice-list.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import type { StyleName } from "../details/request-views.ts";
import styles from "./style-field.module.css";

interface KnownStyle {
  apiCode: string;
  title: string;
  family: string;
}

export interface StyleFieldProps {
  chosen: readonly StyleName[];
  onChoose: (styles: readonly StyleName[]) => void;
}

/** The styles that an icon is wanted in: any, unless some are chosen. */
export function StyleField({ chosen, onChoose }: StyleFieldProps) {
  const t = useMessages();
  const [known, setKnown] = useState<readonly KnownStyle[]>();
  const open = async () => {
    const answer = await api.find<{ platforms: KnownStyle[] }>("/siteApi/platforms-info", {
      cache: cacheRules.catalogue,
    });
    setKnown(answer?.platforms ?? []);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t("requestPages.new.styles")}</legend>
      <div className={styles.chips}>
        {chosen.length === 0 && <span className={styles.any}>{t("requestPages.new.stylesNone")}</span>}
        {chosen.map((style) => (
          <Chip
            key={style.code}
            as="button"
            type="button"
            removeLabel={t("requestPages.new.removeStyle")}
            onClick={() => onChoose(chosen.filter(({ code }) => code !== style.code))}
          >
            {style.title}
          </Chip>
        ))}
        {chosen.length < requestLimits.platforms && (
          <Button size="sm" variant="ghost" icon="plus" onClick={() => void open()}>
            {t("requestPages.new.addStyle")}
          </Button>
        )}
      </div>
      {known && (
        <ModalDialog
          label={t("requestPages.new.addStyle")}
          className={styles.dialog}
          onClose={() => setKnown(undefined)}
        >
          <ModalHead title={t("requestPages.new.addStyle")} closeLabel={t("site.action.close")} />
          <ChoiceList
            className={styles.list}
            label={t("requestPages.new.styles")}
            findLabel={t("requestPages.new.findStyle")}
            noneText={t("requestPages.new.noStyle")}
            groups={groupByLetter(known, chosen)}
            selected={undefined}
            onSelect={(code) => {
              const title = known.find(({ apiCode }) => apiCode === code)!.title;
              onChoose([...chosen, { code, title }]);
              setKnown(undefined);
            }}
          />
          <div className={styles.close}>
            <Button onClick={closeDialog}>{t("requestPages.act.cancel")}</Button>
          </div>
        </ModalDialog>
      )}
    </fieldset>
  );
}

function groupByLetter(known: readonly KnownStyle[], chosen: readonly StyleName[]) {
  const left = known.filter(({ apiCode }) => !chosen.some(({ code }) => code === apiCode));
  const letters = Map.groupBy(left, ({ title }) => title[0]!.toLocaleUpperCase());
  return [...letters]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([label, members]) => ({
      label,
      choices: members
        .toSorted((a, b) => a.title.localeCompare(b.title))
        .map(({ apiCode, title, family }) => ({ value: apiCode, label: title, terms: family })),
    }));
}
