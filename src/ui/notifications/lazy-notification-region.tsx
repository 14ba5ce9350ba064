import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";
import { isNotified, onFirstNotification } from "./notify.ts";

export interface NotificationsProps {
  /** Name of the region for screen readers. */
  label: string;
  closeLabel: string;
}

const NotificationRegion = lazy<ComponentType<NotificationsProps>>(() =>
  // A page must not fail because it cannot say in passing that something failed.
  import("./notification-region.tsx").catch(() => ({ default: () => null })),
);

/** The place of the notifications, once on every page. */
export function Notifications(props: NotificationsProps) {
  const isWanted = useSyncExternalStore(onFirstNotification, isNotified, () => false);
  return (
    isWanted && (
      <Suspense>
        <NotificationRegion {...props} />
      </Suspense>
    )
  );
}
