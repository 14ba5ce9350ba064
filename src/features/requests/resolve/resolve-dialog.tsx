import { useRef, useState, type FormEvent } from "react";
import { ApiFailure } from "../../../browser/api-client.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { drawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import { FinishedIconField } from "./finished-icon-field.tsx";
import type { RequestPageView } from "../list/load-requests.server.ts";
import styles from "./resolve-dialog.module.css";
import { useFinishedIcons, type FinishedIcon } from "./use-finished-icons.ts";
import { useDroppedFiles } from "../new/use-dropped-files.ts";
import { useOrder, useRequestProblem } from "../details/use-request-action.ts";

export interface ResolveDialogProps extends RequestPageView {
  onClose: () => void;
  /** So many icons are published. */
  onDone: (count: number) => void;
}

const bytesPerKilobyte = 1024;

/** Hands in finished icons: each is checked when it is given, seen at true size, named and put in its category. */
export default function ResolveDialog({ request, categories, licenses, onClose, onDone }: ResolveDialogProps) {
  const t = useMessages();
  const explain = useRequestProblem();
  const { isBusy, problem, order } = useOrder(request.id);
  const { icons, faults, isChecking, add, change, refuse, remove } = useFinishedIcons(t);
  const isOver = useDroppedFiles((files) => void add(files));
  const input = useRef<HTMLInputElement>(null);
  const [license, setLicense] = useState(licenses[0]?.code);
  const isComplete = icons.length > 0 && icons.every(isFilledIn) && license !== undefined;

  const showRefusal = (failure: unknown) => {
    const { field, metadata } = failure instanceof ApiFailure ? failure : {};
    const place = /^resolvedItems\[(\d+)\]\./.exec(field ?? "")?.[1];
    if (place !== undefined) refuse(Number(place), Object.keys(metadata ?? {})[0]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isChecking) return;
    const resolvedItems = icons.map(({ name, category, tags, svg }) => ({
      name: name.trim(),
      category: category!,
      tags: readTags(tags),
      svg,
      license,
    }));
    if (!(await order({ action: "resolve", resolvedItems }, showRefusal))) return;
    onClose();
    onDone(resolvedItems.length);
  };
  return (
    <ModalDialog label={t("requestPages.act.resolve")} className={styles.dialog} canClose={!isBusy} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ModalHead title={t("requestPages.act.resolve")} closeLabel={t("site.action.close")} />
        <p className={styles.lead}>{t("requestPages.resolve.lead")}</p>
        <div className={styles.drop} data-over={isOver || undefined} aria-busy={isChecking}>
          <Glyph name={isChecking ? "loader-circle" : "image-up"} size={24} />
          <span>
            <strong>{t("requestPages.resolve.drop")}</strong>
            <small>
              {t("requestPages.resolve.limits", {
                count: requestLimits.resolvedItems,
                size: Math.floor(drawingLimits.bytes / bytesPerKilobyte),
              })}
            </small>
          </span>
          <input
            ref={input}
            type="file"
            aria-label={t("requestPages.resolve.choose")}
            accept=".svg,image/svg+xml"
            multiple
            hidden
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The same files may be chosen again.
              currentTarget.value = "";
              void add(files);
            }}
          />
          <Button size="sm" onClick={() => input.current?.click()}>
            {t("requestPages.resolve.choose")}
          </Button>
        </div>
        <div role="alert">
          {faults.length > 0 && (
            <ul className={styles.faults}>
              {faults.map((fault) => (
                <li key={fault}>
                  <Glyph name="circle-alert" size={16} />
                  <span>{fault}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {icons.length > 0 && (
          <ul className={styles.icons}>
            {icons.map((icon) => (
              <FinishedIconField
                key={icon.key}
                icon={icon}
                categories={categories}
                onChange={(facts) => change(icon.key, { ...facts, refusal: undefined })}
                onRemove={() => remove(icon.key)}
              />
            ))}
          </ul>
        )}
        <p role="alert" className={styles.problem}>
          {explain(problem, { invalid_input: t("requestPages.resolve.refused") })}
        </p>
        <div className={styles.foot}>
          <Select
            className={styles.license}
            label={t("requestPages.resolve.license")}
            options={licenses.map(({ code, title }) => ({ value: code, label: title }))}
            selected={license}
            onSelect={(code) => code && setLicense(code)}
          />
          <div className={styles.buttons}>
            <Button onClick={closeDialog}>{t("requestPages.act.cancel")}</Button>
            <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isComplete || isChecking}>
              {icons.length === 0
                ? t("requestPages.act.resolve")
                : t("requestPages.resolve.send", { count: icons.length })}
            </Button>
          </div>
        </div>
      </form>
    </ModalDialog>
  );
}

const isFilledIn = ({ name, category, fault }: FinishedIcon) =>
  fault === undefined && name.trim() !== "" && category !== undefined;

/** `sun, light  bulb,` → `sun`, `light bulb` */
const readTags = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n、，]/)
      .map((tag) => tag.trim().replaceAll(/\s+/g, " "))
      .filter((tag) => tag !== ""),
  ),
];
