import { lazy, memo, Suspense, type ComponentType, type FunctionComponent } from "react";
import { touched } from "../../browser/touched.ts";

const retryMs = 2000;

/**
 * A part of a page whose code is fetched when somebody first touches the page: until then it is what the server drew, with
 * links that work. Its props must stay the same until then: React would draw it anew, and had nothing to draw it by.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  // A part that cannot be fetched now must not take down the page around it.
  const keepTrying = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, retryMs)).then(keepTrying));
  const Part: ComponentType<Props> = lazy(() => touched.then(keepTrying));
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as FunctionComponent<Props>;
}
