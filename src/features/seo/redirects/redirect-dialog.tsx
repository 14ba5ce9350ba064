import { useEffect, useState } from "react";
import { api } from "../../../browser/api-client.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "./redirect-dialog.module.css";
import { normalizePath, normalizeTarget, redirectStatuses } from "./redirect-rules.ts";
import { RowDialog } from "../rows/row-dialog.tsx";
import { useRowCall } from "../rows/use-row-call.ts";

export interface RedirectDraft {
  path: string;
  target: string;
  status: number;
  note: string;
}

export const blankRedirect: RedirectDraft = { path: "", target: "", status: 301, note: "" };

const typingMs = 300;

export interface RedirectDialogProps {
  first: RedirectDraft;
  isNew: boolean;
  /** Other sites that it may lead to. */
  hosts: readonly string[];
  store: (row: RedirectDraft) => Promise<unknown>;
  onClose: () => void;
}

/** One redirect, with what it will do. */
export function RedirectDialog({ first, isNew, hosts, store, onClose }: RedirectDialogProps) {
  const t = useMessages();
  const [row, setRow] = useState(first);
  const { isBusy, fault, forget, run } = useRowCall();
  const set = (change: Partial<RedirectDraft>) => {
    setRow({ ...row, ...change });
    forget();
  };
  const isWrong = (field: string) => fault?.field === field;
  const problem = fault?.code === "conflict" ? t("admin.redirects.wrong.circle") : fault && t("admin.failed");
  return (
    <RowDialog
      title={isNew ? t("admin.redirects.add") : t("admin.edit", { name: first.path })}
      isBusy={isBusy}
      problem={isWrong("path") || isWrong("target") ? undefined : problem}
      onSave={() => void run(() => store(row)).then((isStored) => isStored && onClose())}
      onClose={onClose}
    >
      <TextField
        label={t("admin.redirects.path")}
        help={t("admin.redirects.path.help")}
        value={row.path}
        error={isWrong("path") ? t("admin.redirects.wrong.path") : undefined}
        required
        maxLength={500}
        readOnly={!isNew}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => set({ path: value })}
      />
      <TextField
        label={t("admin.redirects.target")}
        help={
          hosts.length === 0
            ? t("admin.redirects.target.help")
            : t("admin.redirects.target.hosts", { hosts: hosts.join(", ") })
        }
        value={row.target}
        error={isWrong("target") ? t("admin.redirects.wrong.target") : undefined}
        required
        maxLength={2000}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => set({ target: value })}
      />
      <Select
        label={t("admin.redirects.status")}
        options={redirectStatuses.map((status) => ({
          value: String(status),
          label: t(`admin.redirects.status.${status}`),
        }))}
        selected={String(row.status)}
        onSelect={(status) => set({ status: Number(status) })}
      />
      <TextField
        label={t("admin.redirects.note")}
        value={row.note}
        maxLength={500}
        onChange={({ currentTarget: { value } }) => set({ note: value })}
      />
      <RedirectPreview row={row} isNew={isNew} hosts={hosts} />
    </RowDialog>
  );
}

function RedirectPreview({ row, isNew, hosts }: Pick<RedirectDialogProps, "isNew" | "hosts"> & { row: RedirectDraft }) {
  const t = useMessages();
  const path = row.path.startsWith("/") ? normalizePath(row.path) : undefined;
  const target = normalizeTarget(row.target.trim(), new Set(hosts));
  const isHere = target?.startsWith("/") ?? false;
  const hidden = useStatus(isNew ? path : undefined);
  const reached = useStatus(isHere ? target : undefined);
  return (
    <section aria-label={t("admin.preview")} className={styles.preview}>
      <h3>{t("admin.preview")}</h3>
      {path !== undefined && target !== undefined && (
        <p className={styles.way}>
          {path} <span aria-hidden="true">→</span> <a href={target}>{target}</a>
        </p>
      )}
      {hidden === 200 && <p data-tone="warning">{t("admin.redirects.hides")}</p>}
      {reached === 200 && <p>{t("admin.redirects.leads.page")}</p>}
      {reached === 404 && <p data-tone="warning">{t("admin.redirects.leads.nothing")}</p>}
      {target !== undefined && !isHere && <p>{t("admin.redirects.leads.away", { host: new URL(target).host })}</p>}
    </section>
  );
}

/** How the site answers guests at a path now; undefined until that is known, or where it cannot be asked. */
function useStatus(path: string | undefined): number | undefined {
  const [found, setFound] = useState<{ path: string; status: number }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const { pathname, search } = new URL(path, location.origin);
      const query = new URLSearchParams({ path: pathname + search });
      const { signal } = abort;
      const answer = await api.get<{ status: number }>(`/api/admin/v1/page-status?${String(query)}`, { signal });
      if (answer) setFound({ path, status: answer.status });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), typingMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path]);
  return found?.path === path ? found?.status : undefined;
}
