import { useEffect, useRef, useState } from "react";
import { createBarPhases, estimateProgress, type BarPhase } from "./loading-bar-phases.ts";
import type { LoadingBarProps } from "./loading-bar.tsx";
import styles from "./running-bar.module.css";

/** The bar itself, while there is anything to show. */
export function RunningBar({ isLoading, hasFailed = false }: LoadingBarProps) {
  const [phase, setPhase] = useState<BarPhase>("idle");
  const [progress, setProgress] = useState(0);
  const [phases] = useState(() => createBarPhases(setPhase));
  const startedMs = useRef(0);

  useEffect(() => {
    if (!isLoading) return undefined;
    startedMs.current = performance.now();
    phases.start();
    return phases.finish;
  }, [isLoading, phases]);

  useEffect(() => {
    if (hasFailed) phases.fail();
    return phases.stop;
  }, [hasFailed, phases]);

  useEffect(() => {
    if (phase !== "running") return undefined;
    let frame = 0;
    const advance = () => {
      setProgress(estimateProgress(performance.now() - startedMs.current));
      frame = requestAnimationFrame(advance);
    };
    advance();
    return () => cancelAnimationFrame(frame);
  }, [phase]);

  if (phase === "idle") return null;
  return (
    <div
      className={styles.bar}
      aria-hidden="true"
      data-failed={hasFailed || undefined}
      data-phase={phase}
      style={{ transform: `scaleX(${phase === "running" ? progress : 1})` }}
    />
  );
}
