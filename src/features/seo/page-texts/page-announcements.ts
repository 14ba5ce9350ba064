/** How long after the texts of a page have changed it counts as arrived: titles that only flash by are not announced. */
const announcedAfterMs = 700;

/** Announces the pages that somebody comes to without loading a new document. */
export interface PageAnnouncements {
  /** A page has put its title on the document. The first one came with the document, which announces itself. */
  arrive: (title: string) => void;
  /** Title of the page announced last; empty before the first. */
  current: () => string;
  /** Is told of every page when it is announced. */
  subscribe: (listener: () => void) => () => void;
}

export function createPageAnnouncements(): PageAnnouncements {
  const listeners = new Set<() => void>();
  let arrived: string | undefined;
  let announced = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    arrive(title) {
      const isFirst = arrived === undefined;
      if (title === arrived) return;
      arrived = title;
      if (isFirst) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        announced = title;
        for (const listener of listeners) listener();
      }, announcedAfterMs);
    },
    current: () => announced,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
