import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { notify, type Notification } from "../../../ui/notifications/notify.ts";
import { Specimen } from "./specimen.tsx";

const star = `<svg viewBox="0 0 24 24"><path fill="#7950f2" d="m12 2 3 7 7 .6-5.300 4.700 1.600 7.200L12 17.700 5.700 21.500l1.600-7.200L2 9.600 9 9Z"/></svg>`;

/** A dot that grows and shrinks within a second. */
const pulse = {
  v: "5.7.0",
  fr: 30,
  ip: 0,
  op: 30,
  w: 24,
  h: 24,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: 30,
      st: 0,
      ks: {
        p: { a: 0, k: [12, 12] },
        s: {
          a: 1,
          k: [0, 15, 30].map((t, index) => ({
            t,
            s: index === 1 ? [100, 100] : [50, 50],
            i: { x: [0.6, 0.6], y: [1, 1] },
            o: { x: [0.4, 0.4], y: [0, 0] },
          })),
        },
      },
      shapes: [
        { ty: "el", p: { a: 0, k: [0, 0] }, s: { a: 0, k: [20, 20] } },
        { ty: "fl", c: { a: 0, k: [0.475, 0.314, 0.949, 1] }, o: { a: 0, k: 100 } },
      ],
    },
  ],
};

const examples: { name: string; notification: Notification }[] = [
  { name: "Text", notification: { text: "Link copied." } },
  { name: "Success", notification: { type: "success", title: "Saved", text: "12 icons added to Travel." } },
  {
    name: "Warning",
    notification: { type: "warning", text: "You’re offline. Search works again once you’re back online." },
  },
  {
    name: "Error that stays",
    notification: {
      type: "danger",
      title: "The download failed",
      text: "The connection was lost. Try again.",
      delayMs: Number.POSITIVE_INFINITY,
    },
  },
  { name: "At the top", notification: { position: "top", text: "A new version is available. Reload to use it." } },
  { name: "With an icon", notification: { icon: star, title: "Added to Favorites" } },
  { name: "With an animation", notification: { icon: pulse, text: "Still working…" } },
  { name: "With a picture", notification: { icon: "/favicon.svg", text: "Now on your home screen." } },
];

export function GuideNotifications() {
  const [removed, setRemoved] = useState<"no" | "yes" | "undone">("no");
  const [closedCount, setClosedCount] = useState(0);
  const onClose = () => setClosedCount((count) => count + 1);
  const remove = () => {
    setRemoved("yes");
    notify({
      type: "success",
      text: "Cloud removed.",
      buttons: [
        { title: "Undo", onPress: () => setRemoved("undone") },
        { title: "Keep open", onPress: () => undefined, isClosing: false },
      ],
      onClose,
    });
  };
  return (
    <Specimen name="Notifications" isWide>
      {examples.map(({ name, notification }) => (
        <Button key={name} onClick={() => notify({ ...notification, onClose })}>
          {name}
        </Button>
      ))}
      <Button onClick={remove} variant="danger">
        Remove with undo
      </Button>
      <output>
        Removed: {removed}. Closed: {closedCount}.
      </output>
    </Specimen>
  );
}
