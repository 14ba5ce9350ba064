import { useCallback, useEffect, useState } from "react";
import { api } from "../../../browser/api-client.ts";
import { sendJson } from "../../../browser/send-json.ts";
import type { CollectionVersions, ReleaseNote } from "../../../core/packages/package-changes.ts";
import { collectionsPath } from "../../../core/urls/paths/collection-paths.ts";
import { formatIntegrationPath } from "../../../core/urls/paths/integration-path.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { CodeSample } from "../../../ui/layout/code-sample.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Placeholder } from "../../../ui/loading/placeholder.tsx";
import type { StoredCollection } from "../store/collections-state.ts";
import { ChangeList } from "./change-list.tsx";
import styles from "./publish-dialog.module.css";

/** A collection as an npm package: what the next version would be, how it is installed, and which versions there were. */
export default function PublishDialog({
  collection: { id, access },
  onClose,
}: {
  collection: Pick<StoredCollection, "id" | "access">;
  onClose: () => void;
}) {
  const t = useMessages();
  const path = `${collectionsPath}/${id}/versions`;
  const [known, setKnown] = useState<CollectionVersions>();
  const reading = useCall();
  const publishing = useCall();
  const [done, setDone] = useState<string>();
  const { run } = reading;
  const read = useCallback(async () => setKnown(await api.get<CollectionVersions>(path)), [path]);
  useEffect(() => {
    void run(read);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each collection
  }, [read]);

  const publish = () =>
    publishing.run(async () => {
      const { version } = await sendJson<{ version: string }>(path, "POST");
      setDone(version);
      await read();
    });
  const failure = t(`collections.${navigator.onLine ? "failed" : "offline"}`);
  return (
    <ModalDialog
      label={t("collectionPages.package.title")}
      className={styles.dialog}
      canClose={!publishing.isBusy}
      onClose={onClose}
    >
      <div className={styles.parts}>
        <ModalHead title={t("collectionPages.package.title")} closeLabel={t("site.action.close")} />
        {known === undefined && reading.problem === undefined && (
          <Placeholder kind="icon" label={t("collectionPages.loading")} />
        )}
        {known === undefined && reading.problem !== undefined && (
          <p role="alert">
            {t(`collections.unread.${navigator.onLine ? "failed" : "offline"}`)}{" "}
            <Button size="sm" onClick={() => void run(read)}>
              {t("collections.retry")}
            </Button>
          </p>
        )}
        {known?.next && (
          <section className={styles.next}>
            <h3>{t("collectionPages.package.next", { version: known.next.version })}</h3>
            <ChangeList changes={known.next.changes} />
            <p role="alert" className={styles.problem}>
              {publishing.problem !== undefined && failure}
            </p>
            <Button variant="primary" icon="package" isBusy={publishing.isBusy} onClick={() => void publish()}>
              {t("collectionPages.package.run", { version: known.next.version })}
            </Button>
          </section>
        )}
        <LiveRegion>{done === undefined ? "" : t("collectionPages.package.done", { version: done })}</LiveRegion>
        {known && !known.next && known.versions.length > 0 && (
          <p className={styles.note}>
            {done === undefined
              ? t("collectionPages.package.unchanged", { version: known.versions[0]!.version })
              : t("collectionPages.package.done", { version: done })}
          </p>
        )}
        {known?.name !== undefined && <Install name={known.name} isPrivate={access === "private"} />}
        {known && known.versions.length > 0 && <Versions versions={known.versions} />}
      </div>
    </ModalDialog>
  );
}

/** The command that installs a package of this site, without any settings before. */
const formatInstall = (name: string) =>
  `npm install ${name} --${name.slice(0, name.indexOf("/"))}:registry=${location.origin}/npm/`;

function Install({ name, isPrivate }: { name: string; isPrivate: boolean }) {
  const t = useMessages();
  return (
    <section>
      <h3>{t("collectionPages.package.install")}</h3>
      <CodeSample
        code={formatInstall(name)}
        copyLabel={t("site.action.copy")}
        copiedLabel={t("collectionPages.credits.copied")}
      />
      <p className={styles.note}>
        <LinkedText
          text={t(`collectionPages.package.${isPrivate ? "private" : "public"}`, {
            path: formatIntegrationPath("npm"),
          })}
        />
      </p>
    </section>
  );
}

function Versions({ versions }: { versions: readonly ReleaseNote[] }) {
  const t = useMessages();
  return (
    <section>
      <h3>{t("collectionPages.package.versions")}</h3>
      <ol className={styles.versions}>
        {versions.map(({ version, publishedAt, changes }) => (
          <li key={version}>
            <b>{version}</b> <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), t.locale)}</time>
            <ChangeList changes={changes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
