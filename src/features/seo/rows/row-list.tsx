import type { ReactNode } from "react";
import { Form, Link, useRevalidator, useSearchParams } from "react-router";
import { formatListPage } from "../../../core/urls/list-page.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FindForm } from "../../../ui/fields/filter-form.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { PageLinks } from "../../../ui/layout/page-links.tsx";
import { SettingsRow, SettingsRows } from "../../../ui/layout/settings-section.tsx";
import { longestWords, rowsAtOnce } from "./read-row-request.ts";
import styles from "./row-list.module.css";

interface ListedRow<Row> {
  id: string;
  /** Names it in buttons and notices. */
  name: string;
  title: ReactNode;
  note: ReactNode;
  row: Row;
}

export interface RowListProps<Row> {
  label: string;
  findLabel: string;
  addLabel: string;
  words: string;
  rows: readonly ListedRow<Row>[];
  total: number;
  /** Of these rows, from 1. */
  pageNumber: number;
  onAdd: () => void;
  onEdit: (row: Row) => void;
  remove: (row: Row) => Promise<unknown>;
  restore: (row: Row) => Promise<unknown>;
}

/** Rows that editors write by hand: found, added, changed, and taken away until somebody takes that back. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { label, findLabel, addLabel, words, rows, total, pageNumber, onAdd, onEdit, remove, restore } = props;
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const before = (pageNumber - 1) * rowsAtOnce;
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      notify({ type: "danger", text: t("admin.failed") });
    }
    await revalidate();
  };
  const removeRow = ({ name, row }: ListedRow<Row>) =>
    change(async () => {
      await remove(row);
      notify({
        type: "success",
        text: t("admin.removed", { name }),
        buttons: [{ title: t("admin.undo"), onPress: () => void change(() => restore(row)) }],
      });
    });
  return (
    <>
      <div className={styles.head}>
        <FindForm
          as={Form}
          label={findLabel}
          submitLabel={t("site.search.submit")}
          maxLength={longestWords}
          defaultValue={words}
        />
        <Button icon="plus" variant="primary" onClick={onAdd} className={styles.add ?? ""}>
          {addLabel}
        </Button>
      </div>
      {rows.length === 0 && <output className={styles.none}>{t(words === "" ? "admin.empty" : "admin.none")}</output>}
      <SettingsRows label={label}>
        {rows.map((listed) => (
          <SettingsRow key={listed.id} title={listed.title} note={listed.note}>
            <IconButton
              glyph="pencil"
              label={t("admin.edit", { name: listed.name })}
              onClick={() => onEdit(listed.row)}
            />
            <IconButton
              glyph="trash-2"
              label={t("admin.remove", { name: listed.name })}
              onClick={() => void removeRow(listed)}
            />
          </SettingsRow>
        ))}
      </SettingsRows>
      {total > rows.length && rows.length > 0 && (
        <p className={styles.none}>{t("admin.range", { first: before + 1, last: before + rows.length, total })}</p>
      )}
      <PageLinks
        as={Link}
        label={label}
        pageNumber={pageNumber}
        isLast={before + rows.length >= total}
        formatPath={(page) => formatListPage(query, page)}
        previousLabel={t("admin.previous")}
        nextLabel={t("admin.next")}
      />
    </>
  );
}
