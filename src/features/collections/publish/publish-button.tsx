import { lazy, Suspense, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import type { StoredCollection } from "../store/collections-state.ts";

const loadDialog = () => import("./publish-dialog.tsx");
const PublishDialog = lazy(loadDialog);

/** Opens the dialog in which a collection becomes a package, which is fetched then. */
export function PublishButton({ collection }: { collection: Pick<StoredCollection, "id" | "access"> }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const open = () =>
    loadDialog().then(
      () => setIsOpen(true),
      () => notify({ type: "danger", text: t(`collections.${navigator.onLine ? "failed" : "offline"}`) }),
    );
  return (
    <>
      <Button icon="package" aria-haspopup="dialog" onClick={() => void open()}>
        {t("collectionPages.package.publish")}
      </Button>
      <Suspense>{isOpen && <PublishDialog collection={collection} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
