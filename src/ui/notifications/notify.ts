export interface NotificationButton {
  title: string;
  variant?: "primary" | "secondary";
  onPress?: () => void;
  /** Pressing it also takes the notification away; so it is unless told otherwise. */
  isClosing?: boolean;
}

/** A Lottie animation, as its JSON is read. */
export type AnimationData = Readonly<Record<string, unknown>>;

/** Something that is said in passing. Give it a title, a text or both. */
export interface Notification {
  type?: "neutral" | "success" | "warning" | "danger";
  /** Inline SVG, the address of an image, or a Lottie animation; left out, the type has its own glyph. */
  icon?: string | AnimationData;
  title?: string;
  text?: string;
  buttons?: readonly NotificationButton[];
  position?: "top" | "bottom";
  /** How long it stays, 5000 ms unless told otherwise; `Infinity` is until it is closed. */
  delayMs?: number;
  /** Told once when it goes, whatever the reason. */
  onClose?: () => void;
}

type Receiver = (notification: Notification) => void;

/** Between those who notify and what shows it, which may come later. */
export function createNotifier() {
  const waiting: Notification[] = [];
  let receiver: Receiver | undefined;
  let wake: (() => void) | undefined;
  let hasBegun = false;
  return {
    notify: (notification: Notification): void => {
      hasBegun = true;
      if (receiver) receiver(notification);
      else waiting.push(notification);
      wake?.();
    },
    receiveNotifications: (next: Receiver): void => {
      receiver = next;
      for (const notification of waiting.splice(0)) next(notification);
    },
    isNotified: (): boolean => hasBegun,
    onFirstNotification: (listener: () => void): (() => void) => {
      wake = listener;
      return () => {
        wake = undefined;
      };
    },
  };
}

const notifier = createNotifier();

/** Shows a notification, from anywhere in the browser; what shows it is fetched at the first one. */
export const notify = notifier.notify;

/** For what shows notifications: it gets those that wait and all later ones. */
export const receiveNotifications = notifier.receiveNotifications;

/** For `useSyncExternalStore`: whether there has been anything to show. */
export const isNotified = notifier.isNotified;

export const onFirstNotification = notifier.onFirstNotification;
