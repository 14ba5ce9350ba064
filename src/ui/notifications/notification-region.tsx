import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { keepOnTop, type Stage } from "./keep-on-top.ts";
import { NotificationCard } from "./notification-card.tsx";
import { NotificationQueue, type ShownNotification } from "./notification-queue.ts";
import styles from "./notification-region.module.css";
import type { NotificationsProps } from "./lazy-notification-region.tsx";
import { receiveNotifications } from "./notify.ts";
import { LiveRegion } from "../foundation/visually-hidden.tsx";
import { useRootMark } from "../hooks/use-root-mark.ts";

const queue = new NotificationQueue();
receiveNotifications((notification) => queue.add(notification));

/** Screen readers notice text that comes into a region which was there before. */
const announceDelayMs = 100;

/** The notifications at both ends of the page. Pointing at them or working in them stops their time. */
export default function NotificationRegion({ label, closeLabel }: NotificationsProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useRootMark(
    "data-notifying",
    shown.some(({ position }) => position === "bottom"),
  );
  const { element, moves } = useStage(shown);
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
            ref={holdTime}
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
      <Announcer key={moves} latest={shown.at(-1)} />
    </>,
    element,
  );
}

/** What goes away no longer holds the time. */
function holdTime() {
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

/** Where the notifications stand: above everything, whatever opens, closes or goes meanwhile. */
function useStage(shown: readonly ShownNotification[]) {
  const [moves, setMoves] = useState(0);
  const [{ element, stage }] = useState((): { element: HTMLElement; stage: Stage } => {
    const created = document.createElement("div");
    return { element: created, stage: keepOnTop(created, () => setMoves((count) => count + 1)) };
  });
  const isShowing = shown.length > 0;
  useLayoutEffect(() => stage.place());
  useEffect(() => (isShowing ? stage.watch() : undefined), [stage, isShowing]);
  useEffect(() => () => element.remove(), [element]);
  return { element, moves };
}

function useHiddenPause(): void {
  useEffect(() => {
    const update = () => (document.hidden ? queue.pause("hidden") : queue.resume("hidden"));
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
}
