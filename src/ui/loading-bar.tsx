import { useEffect, useState } from "react";
import styles from "./loading-bar.module.css";

/** The work must take this long before the bar shows. */
const throttleMs = 200;
/** The time after which the estimate has come seven tenths of the way. */
const durationMs = 2000;
/** How long the full bar stays. */
const hideDelayMs = 500;
/** From then on until it is back at the start. */
const resetDelayMs = 400;

/**
 * How far the bar has come when nobody knows how long the work takes: quick at first, then slower, never at the end.
 *
 * @param elapsedMs since the work began
 * @returns a share from 0 to below 1
 */
export function estimateProgress(elapsedMs: number): number {
  return (2 / Math.PI) * Math.atan(Math.max(0, elapsedMs) / (durationMs / 2));
}

export interface LoadingBarProps {
  isLoading: boolean;
  hasFailed?: boolean;
}

type Phase = "idle" | "running" | "full" | "fading";

/** A thin line along the top of the page while something is loading. */
export function LoadingBar({ isLoading, hasFailed = false }: LoadingBarProps) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!isLoading) return undefined;
    const startedMs = performance.now();
    let frame = 0;
    const advance = () => {
      setProgress(estimateProgress(performance.now() - startedMs));
      frame = requestAnimationFrame(advance);
    };
    const timer = setTimeout(() => {
      setPhase("running");
      advance();
    }, throttleMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      setPhase((current) => (current === "running" ? "full" : current));
    };
  }, [isLoading]);

  useEffect(() => {
    if (phase !== "full" && phase !== "fading") return undefined;
    const timer = setTimeout(
      () => {
        setPhase(phase === "full" ? "fading" : "idle");
        if (phase === "fading") setProgress(0);
      },
      phase === "full" ? hideDelayMs : resetDelayMs,
    );
    return () => clearTimeout(timer);
  }, [phase]);

  const isVisible = phase !== "idle" || hasFailed;
  if (!isVisible) return null;
  const share = hasFailed || phase !== "running" ? 1 : progress;
  return (
    <div
      className={styles.bar}
      aria-hidden="true"
      data-failed={hasFailed || undefined}
      data-phase={phase}
      style={{ transform: `scaleX(${share})` }}
    />
  );
}
