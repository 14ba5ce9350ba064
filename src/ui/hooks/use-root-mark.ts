import { useLayoutEffect } from "react";

const counts = new Map<string, number>();

/**
 * Marks the root element with an attribute as long as a component is there and `isOn`: style rules ask for it in place of
 * `:root:has(…)`, for which the browser looks through the whole page with every tile that comes.
 *
 * @param name of the attribute, with `data-`
 */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const change = (by: number) => {
      const count = (counts.get(name) ?? 0) + by;
      counts.set(name, count);
      document.documentElement.toggleAttribute(name, count > 0);
    };
    change(1);
    return () => change(-1);
  }, [name, isOn]);
}
