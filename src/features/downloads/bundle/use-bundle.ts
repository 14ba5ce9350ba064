import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../../browser/api-client.ts";
import { readUsedUp, type UsedUp } from "../../../browser/read-used-up.ts";
import type { BundleCall } from "./bundle-call.ts";
import { fetchBundle, type BundleProgress, type FetchedBundle } from "./fetch-bundle.ts";
import { saveFile } from "./save-file.ts";

/** Why there is no bundle, as far as a person can do something about it. */
export type BundleProblem =
  | UsedUp
  | { kind: "limit" | "large" | "nothing" | "busy" | "offline" | "refused" | "failed" };

export type BundleState =
  | { phase: "choosing"; problem?: BundleProblem }
  /** Without progress until the first piece is here. */
  | { phase: "making"; progress?: BundleProgress }
  | { phase: "saved"; bundle: Omit<FetchedBundle, "file"> };

/** Nothing of what was chosen can be made of the icons. */
const isOfIcons: ReadonlySet<string | undefined> = new Set(["icons", "formats"]);
const busyStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The making of a bundle: begun, followed and cancelled. It ends with what shows it. */
export function useBundle() {
  const [state, setState] = useState<BundleState>({ phase: "choosing" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setState({ phase: "choosing" });
  };

  const start = async (call: BundleCall): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: "making" });
    try {
      const onProgress = (progress: BundleProgress) => setState({ phase: "making", progress });
      const { file, ...bundle } = await fetchBundle(call, { signal: controller.signal, onProgress });
      saveFile(file, bundle.name);
      setState({ phase: "saved", bundle });
      return true;
    } catch (cause) {
      if (!controller.signal.aborted) setState({ phase: "choosing", problem: explain(cause, navigator.onLine) });
      return false;
    }
  };

  return { state, start, cancel, change: () => setState({ phase: "choosing" }) };
}

/** What to say about a failure. */
export function explain(cause: unknown, isOnline: boolean): BundleProblem {
  if (!(cause instanceof ApiFailure)) return { kind: cause instanceof TypeError && !isOnline ? "offline" : "failed" };
  if (cause.status === 403) return { kind: "limit" };
  if (cause.status === 413) return { kind: "large" };
  if (busyStatuses.has(cause.status)) return readUsedUp(cause) ?? { kind: "busy" };
  if (cause.status === 400 && isOfIcons.has(cause.field)) return { kind: "nothing" };
  return { kind: cause.status < 500 ? "refused" : "failed" };
}
