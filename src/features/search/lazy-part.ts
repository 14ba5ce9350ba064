import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { touched } from "./touched.ts";

const retryMs = 2000;

/**
 * A part of a page whose code is fetched when somebody first touches the page: until then it is what the server drew, with
 * links that work. Goes inside `Suspense` in a component whose props stay the same meanwhile, or React draws it anew.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  // A part that cannot be fetched now must not take down the page around it.
  const keepTrying = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, retryMs)).then(keepTrying));
  return lazy(() => touched.then(keepTrying));
}
