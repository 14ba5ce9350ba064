import { useEffect, useRef, type RefObject } from "react";

/** How far below the screen the end of a list may be before more is fetched. */
export const nearDistancePx = 1300;
/** While it is that near, more is asked for at most this often. */
export const nearCheckMs = 100;

/**
 * Infinite loading: asks for more as long as the end of the list is near.
 *
 * @param onNear fetches more; undefined while that is under way or there is no more
 * @returns goes on an element after the list
 */
export function useNearEnd<Element extends HTMLElement>(onNear: (() => void) | undefined): RefObject<Element | null> {
  const endRef = useRef<Element>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  const isWanted = onNear !== undefined;

  useEffect(() => {
    const end = endRef.current;
    if (!end || !isWanted) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const check = () => latest.current?.();
    const observer = new IntersectionObserver(
      (entries) => {
        clearInterval(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        check();
        timer = setInterval(check, nearCheckMs);
      },
      { rootMargin: `${nearDistancePx}px` },
    );
    observer.observe(end);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [isWanted]);

  return endRef;
}
