import { useEffect, useState, type ComponentType } from "react";
import { firstRest } from "../browser/first-interaction.ts";

const patienceMs = 5_000;

/**
 * A part that pages can do without at first: its code is fetched once somebody does something, or has stayed for a while. The
 * server does not draw it. What is drawn there and comes alive so late would hold up every change of the page until then.
 */
export function lazyOnInteraction<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return function LazyOnInteraction(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      Promise.race([firstRest, new Promise((resolve) => setTimeout(resolve, patienceMs))])
        .then(load)
        .then(
          (part) => setPart(() => part.default),
          () => undefined,
        );
    }, []);
    return Part && <Part {...props} />;
  };
}
