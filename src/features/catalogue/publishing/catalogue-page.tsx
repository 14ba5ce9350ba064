import { useState, type ReactNode } from "react";
import { Form, Link, useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { api } from "../../../browser/api-client.ts";
import { sendJson } from "../../../browser/send-json.ts";
import { requestContext, requireListPage } from "../../../context.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { formatListHref, formatListPage, readListPage } from "../../../core/urls/list-page.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FindForm } from "../../../ui/fields/filter-form.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { PageLinks } from "../../../ui/layout/page-links.tsx";
import { SettingsRow, SettingsRows } from "../../../ui/layout/settings-section.tsx";
import styles from "./catalogue-page.module.css";
import { publishingLimits, takeDownReasons, type TakeDownReason } from "./contract.ts";
import { PackForm } from "./pack-form.tsx";
import { TakeDownForm } from "./take-down-form.tsx";

const longestWords = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { services, locale, packMessages, loadMessages } = viewing;
  const url = new URL(request.url);
  const { searchParams } = url;
  const words = searchParams.get("q")?.trim().slice(0, longestWords) ?? "";
  const pages = { takenDown: readListPage(searchParams, "gone"), published: readListPage(searchParams, "added") };
  const [takenDown, published] = await Promise.all([
    services.publishing.listTakenDown(pages.takenDown, words),
    services.publishing.listPublished(pages.published, words),
  ]);
  for (const { name, pageNumber, total } of [
    { name: "gone", pageNumber: pages.takenDown, total: takenDown.total },
    { name: "added", pageNumber: pages.published, total: published.total },
  ]) {
    requireListPage(viewing, {
      pageNumber,
      lastPage: Math.ceil(total / publishingLimits.page),
      formatPath: (number) => formatListHref(url, number, name),
    });
  }
  const { catalogue } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("categories"));
  return {
    messages: packMessages("admin"),
    words,
    takenDown: {
      total: takenDown.total,
      pageNumber: pages.takenDown,
      rows: takenDown.rows.map(({ takenDownAt, ...row }) =>
        Object.assign(row, { at: formatDate(takenDownAt, locale) }),
      ),
    },
    published: {
      total: published.total,
      pageNumber: pages.published,
      rows: published.rows.map(({ publishedAt, ...row }) =>
        Object.assign(row, { at: formatDate(publishedAt, locale) }),
      ),
    },
    licenses: catalogue.licenses.map(({ code, title }) => ({ value: code, label: title })),
    // What is new is not chosen.
    categories: catalogue.categories
      .filter(({ apiCode }) => apiCode !== "new")
      .map((category) => ({ value: category.apiCode, label: nameCategory(t, category) })),
  };
}

const callPath = "/api/admin/v1/catalogue/taken-down";

/** What came into the catalogue while it was served, and what left it. */
export default function CataloguePage() {
  const t = useMessages();
  const { words, takenDown, published, licenses, categories } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState("");
  const explain = (reason: string) => (isKnown(reason) ? t(`admin.catalogue.reason.${reason}`) : reason);
  const restore = async (id: string, name: string) => {
    try {
      await api.send(`${callPath}/${id}`, { method: "DELETE" });
      notify({ type: "success", text: t("admin.catalogue.restored", { name }) });
    } catch {
      notify({ type: "danger", text: t("admin.failed") });
    }
    await revalidate();
  };
  const takeDown = async (order: { icon: string; reason: TakeDownReason; note: string }) => {
    const { id, name } = await sendJson<{ id: string; name: string }>(callPath, "POST", order);
    setWanted("");
    notify({
      type: "success",
      text: t("admin.catalogue.gone", { name }),
      buttons: [{ title: t("admin.undo"), onPress: () => void restore(id, name) }],
    });
    await revalidate();
  };
  return (
    <>
      <noscript>
        <p className={styles.none}>{t("admin.catalogue.noScript")}</p>
      </noscript>
      <TakeDownForm key={wanted} first={wanted} takeDown={takeDown} />
      <PackForm licenses={licenses} categories={categories} onPublished={() => void revalidate()} />
      <FindForm
        as={Form}
        label={t("admin.catalogue.find")}
        submitLabel={t("site.search.submit")}
        maxLength={longestWords}
        defaultValue={words}
      />
      <IconRows title={t("admin.catalogue.takenDown")} name="gone" {...takenDown} isSearch={words !== ""}>
        {takenDown.rows.map(({ id, name, reason, note, by, at }) => (
          <SettingsRow
            key={id}
            title={
              <>
                {name} <code className={styles.id}>{id}</code>
              </>
            }
            note={[explain(reason), at, by !== null && t("admin.catalogue.by", { name: by }), note]
              .filter(Boolean)
              .join(" · ")}
          >
            <IconButton
              glyph="undo-2"
              label={t("admin.catalogue.restore", { name })}
              onClick={() => void restore(id, name)}
            />
          </SettingsRow>
        ))}
      </IconRows>
      <IconRows title={t("admin.catalogue.added")} name="added" {...published} isSearch={words !== ""}>
        {published.rows.map(({ id, url, name, maker, at }) => (
          <SettingsRow
            key={id}
            title={
              <>
                <img src={formatImagePath(id, "svg")} alt="" width={32} height={32} className={styles.tile} />
                <Link to={url}>{name}</Link>
              </>
            }
            note={`${maker} · ${at}`}
          >
            <Button size="sm" onClick={() => setWanted(url)}>
              {t("admin.catalogue.takeDown")}
            </Button>
          </SettingsRow>
        ))}
      </IconRows>
    </>
  );
}

interface IconRowsProps {
  title: string;
  /** What the address calls its page. */
  name: string;
  pageNumber: number;
  rows: readonly unknown[];
  total: number;
  isSearch: boolean;
  children: ReactNode;
}

function IconRows({ title, name, pageNumber, rows, total, isSearch, children }: IconRowsProps) {
  const t = useMessages();
  const [query] = useSearchParams();
  const before = (pageNumber - 1) * publishingLimits.page;
  return (
    <section aria-label={title} className={styles.list}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className={styles.none}>{t(isSearch ? "admin.none" : "admin.empty")}</p>}
      <SettingsRows label={title}>{children}</SettingsRows>
      {total > rows.length && rows.length > 0 && (
        <p className={styles.none}>{t("admin.range", { first: before + 1, last: before + rows.length, total })}</p>
      )}
      <PageLinks
        as={Link}
        label={title}
        pageNumber={pageNumber}
        isLast={before + rows.length >= total}
        formatPath={(page) => formatListPage(query, page, name)}
        previousLabel={t("admin.previous")}
        nextLabel={t("admin.next")}
      />
    </section>
  );
}

const isKnown = (reason: string): reason is TakeDownReason => takeDownReasons.some((code) => code === reason);
