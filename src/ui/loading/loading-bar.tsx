import { useEffect, useState, type ComponentType } from "react";

export interface LoadingBarProps {
  isLoading: boolean;
  /** What was loaded has failed: the bar turns to its error color, then goes. */
  hasFailed?: boolean;
}

/** A thin line along the top of the page while something is loading. Fetched before it can be needed: at the first touch. */
export function LoadingBar(props: LoadingBarProps) {
  const [Bar, setBar] = useState<ComponentType<LoadingBarProps>>();
  const isNeeded = props.isLoading || props.hasFailed === true;
  useEffect(() => {
    const load = () =>
      void import("./running-bar.tsx").then(
        ({ RunningBar }) => setBar(() => RunningBar),
        () => undefined,
      );
    if (isNeeded) return load();
    addEventListener("pointerover", load, { once: true });
    return () => removeEventListener("pointerover", load);
  }, [isNeeded]);
  return Bar && <Bar {...props} />;
}
