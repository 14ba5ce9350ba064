import {
  lazy,
  memo,
  Suspense,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type RefObject,
} from "react";
import { firstRest } from "../../../browser/first-interaction.ts";
import styles from "./lazy-component.module.css";

const retryMs = 2000;

/**
 * A part of a page whose code is fetched when somebody first touches the page: until then it is what the server drew, with
 * links that work.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  // A part that cannot be fetched now must not take down the page around it.
  const loadWithRetry = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, retryMs)).then(loadWithRetry));
  const Part: ComponentType<Props> = lazy(() => firstRest.then(loadWithRetry));
  return memo(function LazyPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} className={styles.part}>
        <Suspense fallback={<Drawn place={place} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }) as FunctionComponent<Props>;
}

/** What the server drew: a change of the page that comes before the code has React draw the part anew, by nothing. */
function Drawn({ place }: { place: RefObject<HTMLElement | null> }) {
  const [markup] = useState(() => ({ __html: place.current?.innerHTML ?? "" }));
  return <div className={styles.part} dangerouslySetInnerHTML={markup} />;
}
