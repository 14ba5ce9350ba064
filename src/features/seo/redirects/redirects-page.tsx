import { useState } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { api } from "../../../browser/api-client.ts";
import { sendJson } from "../../../browser/send-json.ts";
import { requestContext, requireListPage } from "../../../context.ts";
import { formatListHref } from "../../../core/urls/list-page.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { readRowRequest, rowsAtOnce } from "../rows/read-row-request.ts";
import { blankRedirect, RedirectDialog, type RedirectDraft } from "./redirect-dialog.tsx";
import { RowList } from "../rows/row-list.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { services, packMessages } = viewing;
  const url = new URL(request.url);
  const query = readRowRequest(url);
  const { rows, total } = await services.seoAdmin.listRedirects(query);
  requireListPage(viewing, {
    pageNumber: query.pageNumber,
    lastPage: Math.ceil(total / rowsAtOnce),
    formatPath: (number) => formatListHref(url, number),
  });
  return {
    messages: packMessages("admin"),
    words: query.words,
    pageNumber: query.pageNumber,
    hosts: services.seoAdmin.redirectHosts,
    total,
    rows,
  };
}

const callPath = "/api/admin/v1/redirects";
/** Paths are sent as they stand in addresses, where a percent sign is written out. */
const encode = (path: string) => path.replaceAll("%", "%25");
const store = (row: RedirectDraft) => sendJson(callPath, "PUT", row);
const restore = (row: RedirectDraft) => store({ ...row, path: encode(row.path) });
const remove = ({ path }: RedirectDraft) =>
  api.send(`${callPath}?${String(new URLSearchParams({ path: encode(path) }))}`, { method: "DELETE" });

/** Where paths were moved by hand. */
export default function RedirectsPage() {
  const t = useMessages();
  const { rows, total, pageNumber, words, hosts } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<{ row: RedirectDraft; isNew: boolean }>();
  return (
    <>
      <RowList
        label={t("admin.redirects.title")}
        findLabel={t("admin.redirects.find")}
        addLabel={t("admin.redirects.add")}
        words={words}
        total={total}
        pageNumber={pageNumber}
        rows={rows.map((row) => ({
          id: row.path,
          name: row.path,
          title: (
            <>
              {row.path} <span aria-hidden="true">→</span> {row.target} <Badge>{row.status}</Badge>
            </>
          ),
          note: row.note,
          row,
        }))}
        onAdd={() => setDraft({ row: blankRedirect, isNew: true })}
        onEdit={(row) => setDraft({ row: { ...row, path: encode(row.path) }, isNew: false })}
        remove={remove}
        restore={restore}
      />
      {draft && (
        <RedirectDialog
          first={draft.row}
          isNew={draft.isNew}
          hosts={hosts}
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
