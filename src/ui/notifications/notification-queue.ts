import type { Notification } from "./notify.ts";

export const defaultDelayMs = 5000;
/** When one more comes, the oldest goes. */
export const mostShown = 4;

export type IconType = "svg" | "image" | "animation" | "none";

/** What kind of icon a notification was given: markup, the address of an image, an animation, or none of them. */
export function readIconType(icon: Notification["icon"]): IconType {
  if (icon === undefined) return "none";
  if (typeof icon !== "string") return "animation";
  if (icon.startsWith("<svg")) return "svg";
  return /\.(png|jpg|jpeg|gif|svg|webp)$/.test(icon) ? "image" : "none";
}

/** A notification on the screen, with everything decided that it left open. */
export interface ShownNotification extends Notification {
  id: number;
  type: NonNullable<Notification["type"]>;
  position: NonNullable<Notification["position"]>;
  iconType: IconType;
}

/** Why the time stands still: somebody points at a notification, works in it, or looks at another window. */
export type PauseReason = "pointer" | "focus" | "hidden";

interface Clock {
  remainingMs: number;
  startedMs: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Which notifications are shown, and for how long. */
export class NotificationQueue {
  #shown: readonly ShownNotification[] = [];
  #lastId = 0;
  readonly #clocks = new Map<number, Clock>();
  readonly #pauses = new Set<PauseReason>();
  readonly #listeners = new Set<() => void>();

  /** The newest last. */
  readonly read = (): readonly ShownNotification[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(notification: Notification): void {
    const id = ++this.#lastId;
    const { type = "neutral", position = "bottom", delayMs = defaultDelayMs } = notification;
    const shown = { ...notification, id, type, position, iconType: readIconType(notification.icon) };
    this.#change([...this.#shown, shown]);
    if (Number.isFinite(delayMs)) {
      this.#clocks.set(id, { remainingMs: delayMs, startedMs: 0, timer: undefined });
      if (this.#pauses.size === 0) this.#run(id);
    }
    if (this.#shown.length > mostShown) this.close(this.#shown[0]!.id);
  }

  close(id: number): void {
    const closed = this.#shown.find((notification) => notification.id === id);
    if (!closed) return;
    clearTimeout(this.#clocks.get(id)?.timer);
    this.#clocks.delete(id);
    this.#change(this.#shown.filter((notification) => notification !== closed));
    closed.onClose?.();
  }

  /** Keeps everything that is shown until no reason is left; then each goes on for the time it had left. */
  pause(reason: PauseReason): void {
    const wasRunning = this.#pauses.size === 0;
    this.#pauses.add(reason);
    if (!wasRunning) return;
    for (const clock of this.#clocks.values()) {
      clearTimeout(clock.timer);
      clock.remainingMs -= performance.now() - clock.startedMs;
    }
  }

  resume(reason: PauseReason): void {
    if (!this.#pauses.delete(reason) || this.#pauses.size > 0) return;
    for (const id of this.#clocks.keys()) this.#run(id);
  }

  #run(id: number): void {
    const clock = this.#clocks.get(id);
    if (!clock) return;
    clock.startedMs = performance.now();
    clock.timer = setTimeout(() => this.close(id), Math.max(0, clock.remainingMs));
  }

  #change(shown: readonly ShownNotification[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
