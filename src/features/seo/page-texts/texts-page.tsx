import { useState } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { api } from "../../../browser/api-client.ts";
import { sendJson } from "../../../browser/send-json.ts";
import { requestContext, requireListPage } from "../../../context.ts";
import { formatListHref } from "../../../core/urls/list-page.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { readRowRequest, rowsAtOnce } from "../rows/read-row-request.ts";
import { RowList } from "../rows/row-list.tsx";
import { blankText, TextDialog, type TextDraft } from "./text-dialog.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { services, packMessages } = viewing;
  const url = new URL(request.url);
  const query = readRowRequest(url);
  const { rows, total } = await services.seoAdmin.listTexts(query);
  requireListPage(viewing, {
    pageNumber: query.pageNumber,
    lastPage: Math.ceil(total / rowsAtOnce),
    formatPath: (number) => formatListHref(url, number),
  });
  return { messages: packMessages("admin"), words: query.words, pageNumber: query.pageNumber, total, rows };
}

const path = "/api/admin/v1/texts";
const store = ({ projectId, ...row }: TextDraft) => {
  const written = Object.entries(row).filter(([, text]) => text !== null && text.trim() !== "");
  return sendJson(path, "PUT", { project_id: projectId, ...Object.fromEntries(written) });
};
const remove = ({ projectId, uri, locale }: TextDraft) =>
  api.send(`${path}?${String(new URLSearchParams({ project_id: projectId, uri, locale }))}`, { method: "DELETE" });

/** What was written by hand for single pages. */
export default function TextsPage() {
  const t = useMessages();
  const { rows, total, pageNumber, words } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<{ row: TextDraft; isNew: boolean }>();
  return (
    <>
      <RowList
        label={t("admin.texts.title")}
        findLabel={t("admin.texts.find")}
        addLabel={t("admin.texts.add")}
        words={words}
        total={total}
        pageNumber={pageNumber}
        rows={rows.map((row) => ({
          id: `${row.projectId} ${row.locale} ${row.uri}`,
          name: row.uri,
          title: (
            <>
              {row.uri} <Badge>{row.locale}</Badge>
            </>
          ),
          note: [row.h1, row.t1, row.mt, row.md].filter(Boolean).join(" · "),
          row,
        }))}
        onAdd={() => setDraft({ row: { ...blankText, locale: t.locale }, isNew: true })}
        onEdit={(row) => setDraft({ row, isNew: false })}
        remove={remove}
        restore={store}
      />
      {draft && (
        <TextDialog
          first={draft.row}
          isNew={draft.isNew}
          store={async (row) => {
            await store(row);
            await revalidate();
          }}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}
