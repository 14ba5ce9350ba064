import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { NotificationCard } from "./notification-card.tsx";
import { NotificationQueue, type ShownNotification } from "./notification-queue.ts";
import styles from "./notification-region.module.css";
import type { NotificationsProps } from "./notifications.tsx";
import { receiveNotifications } from "./notify.ts";
import { LiveRegion } from "./visually-hidden.tsx";

const queue = new NotificationQueue();
receiveNotifications((notification) => queue.add(notification));

/** Screen readers notice text that comes into a region which was there before. */
const announceDelayMs = 100;

/** The notifications at both ends of the page. Pointing at them or working in them stops their time. */
export default function NotificationRegion({ label, closeLabel }: NotificationsProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const host = useHost(shown);
  useHiddenPause();
  return createPortal(
    <>
      {(["top", "bottom"] as const).map((position) => {
        const here = shown.filter((notification) => notification.position === position);
        if (here.length === 0) return null;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody is there
          <section
            key={position}
            ref={showOnTop}
            popover="manual"
            aria-label={label}
            className={styles.region}
            data-position={position}
            onPointerEnter={() => queue.pause("pointer")}
            onPointerLeave={() => queue.resume("pointer")}
            onFocus={() => queue.pause("focus")}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) queue.resume("focus");
            }}
          >
            {here.map((notification) => (
              <NotificationCard
                key={notification.id}
                notification={notification}
                closeLabel={closeLabel}
                onClose={() => queue.close(notification.id)}
              />
            ))}
          </section>
        );
      })}
      <Announcer key={host.id} latest={shown.at(-1)} />
    </>,
    host,
  );
}

/** Above everything, whatever stands around it. What goes away no longer holds the time. */
function showOnTop(region: HTMLElement | null) {
  region?.showPopover();
  return () => {
    queue.resume("pointer");
    queue.resume("focus");
  };
}

function Announcer({ latest }: { latest: ShownNotification | undefined }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const text = latest ? [latest.title, latest.text].filter(Boolean).join(". ") : "";
    const timer = setTimeout(() => setSpoken(text), announceDelayMs);
    return () => {
      clearTimeout(timer);
      setSpoken("");
    };
  }, [latest]);
  return <LiveRegion>{spoken}</LiveRegion>;
}

/** The topmost modal dialog, as nothing outside of it can be reached while it is open; else the body. */
function useHost(shown: readonly ShownNotification[]): HTMLElement {
  const [host, setHost] = useState(findHost);
  useEffect(() => {
    const look = () => setHost(findHost());
    look();
    if (shown.length === 0) return undefined;
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [shown]);
  return host;
}

const findHost = (): HTMLElement => [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;

function useHiddenPause(): void {
  useEffect(() => {
    const look = () => (document.hidden ? queue.pause("hidden") : queue.resume("hidden"));
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
