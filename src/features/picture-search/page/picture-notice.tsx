import type { ReactNode } from "react";
import { Form } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { largestPictureMegabytes } from "../contract.ts";
import { pictureQueue } from "./picture-queue.ts";
import styles from "./picture-notice.module.css";
import { mostPicturePixels } from "./read-picture.ts";
import type { Problem } from "./picture-steps.ts";

export interface PictureProblemProps {
  problem: Problem;
  /** No icon can be found by picture yet. */
  isIndexEmpty: boolean;
  canRetry: boolean;
}

/** What went wrong, in the place where it did, and what may help. */
export function PictureProblem({ problem, isIndexEmpty, canRetry }: PictureProblemProps) {
  const t = useMessages();
  if ("name" in problem) {
    const { reason, name } = problem;
    return (
      <Refusal role="alert">
        {reason === "tooBig"
          ? t("picture.tooBig", { name, size: largestPictureMegabytes })
          : reason === "tooManyPixels"
            ? t("picture.tooManyPixels", { name, size: mostPicturePixels / 1_000_000 })
            : t(`picture.${reason}`, { name })}
      </Refusal>
    );
  }
  const reason = problem.reason === "busy" && isIndexEmpty ? "unavailable" : problem.reason;
  return (
    <Notice
      role="alert"
      glyph={reason === "offline" ? "wifi-off" : "circle-alert"}
      title={t(`picture.${reason}.title`)}
      text={t(`picture.${reason}.text`)}
    >
      {canRetry && <Button onClick={pictureQueue.search}>{t("picture.retry")}</Button>}
      {reason === "unavailable" && <WordSearch />}
    </Notice>
  );
}

export function Refusal({ role, children }: Pick<NoticeProps, "role" | "children">) {
  return (
    <p className={styles.refusal} role={role}>
      {children}
    </p>
  );
}

export interface NoticeProps {
  glyph: GlyphName;
  title: string;
  text: string;
  role?: "alert";
  children?: ReactNode;
}

export function Notice({ glyph, title, text, role, children }: NoticeProps) {
  return (
    <section className={styles.notice} role={role}>
      <Glyph name={glyph} size={24} className={styles.glyph} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

/** The way back to words. */
export function WordSearch() {
  const t = useMessages();
  return (
    <search className={styles.words}>
      <Form action="/icons/set">
        <SearchField
          name="term"
          label={t("site.search.label")}
          submitLabel={t("site.search.submit")}
          clearLabel={t("site.search.clear")}
          placeholder={t("site.search.placeholder")}
        />
      </Form>
    </search>
  );
}
