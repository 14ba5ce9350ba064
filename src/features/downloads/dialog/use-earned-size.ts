import { useRouteLoaderData } from "react-router";

/** The edge in px of the picture that a visitor may earn by watching a promotion; undefined where there is none to earn. */
export function useEarnedSize(): number | undefined {
  return useRouteLoaderData<{ earnedPx?: number }>("root")?.earnedPx;
}
