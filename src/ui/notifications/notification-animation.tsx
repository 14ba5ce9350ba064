import { useEffect, useRef } from "react";
import styles from "./notification-card.module.css";
import type { AnimationData } from "./notify.ts";

/** Plays over and over; for those who want no motion it shows one moment of it. What plays it is fetched for the first one. */
export function NotificationAnimation({ data }: { data: AnimationData }) {
  const stage = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // The words are there without it.
    void play(stage.current!, data, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [data]);
  return <span ref={stage} aria-hidden="true" className={styles.image} />;
}

async function play(container: Element, data: AnimationData, signal: AbortSignal): Promise<void> {
  const { default: lottie } = await import("lottie-web/build/player/lottie_light.js");
  if (signal.aborted) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // It writes into what it is given.
  const animationData = structuredClone(data);
  const player = lottie.loadAnimation({ container, renderer: "svg", loop: true, autoplay: !isStill, animationData });
  if (isStill) player.goToAndStop(player.totalFrames / 2, true);
  signal.addEventListener("abort", () => player.destroy());
}
