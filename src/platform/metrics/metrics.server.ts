import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What the site measures about itself, as Prometheus reads it. */
export interface Metrics {
  /** Prometheus' text format, and what it is called. */
  render(): Promise<{ type: string; text: string }>;
  countAnswer(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** An answer that was kept from before and sent without any work. */
  countCachedAnswer(): void;
  /** A request that nothing was done for, as there was too much to do. */
  countRefusal(): void;
  /** Times some work, which may be a promise. */
  time<Result>(kind: "search" | "database", work: () => Result): Result;
  /** Values that are read when somebody asks; those of one name differ in `part`. */
  watch(name: WatchedName, part: string, read: Reader): void;
}

const watched = {
  cache_bytes: "Size of a cache in bytes.",
  requests_waiting: "Requests waiting to be processed.",
  pool_waiting: "Tasks waiting for a process of a pool.",
  database_connections: "Database connections by state.",
  catalogue_icons: "Icons in the search index.",
  role_available: "1 while what a role needs is there, 0 while the site goes on without it.",
} as const;
type WatchedName = keyof typeof watched;
type Reader = () => number | undefined | Promise<number | undefined>;

const prefix = "iconarium_";
const answerSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const workSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

let ofProcess: Registry | undefined;
/** What Node says of the process: event loop, memory, garbage collection. Its observers stay until the process ends: there is one of each. */
function measureProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** A registry of its own, beside that of the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const registries = [measureProcess(), registry];
  const answers = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: "Duration of uncached responses, by route pattern.",
    labelNames: ["method", "route", "status"],
    buckets: answerSeconds,
    registers,
  });
  const cachedAnswers = new Counter({
    name: `${prefix}http_kept_answers_total`,
    help: "Responses served from the cache.",
    registers,
  });
  const refusals = new Counter({
    name: `${prefix}http_refused_total`,
    help: "Requests refused because of overload.",
    registers,
  });
  const work = {
    search: createWork("search", "Duration of searches."),
    database: createWork("database", "Duration of database operations, including the wait for a connection."),
  };
  const readers = new Map<WatchedName, Map<string, Reader>>();

  function createWork(kind: string, help: string) {
    return new Histogram({ name: `${prefix}${kind}_duration_seconds`, help, buckets: workSeconds, registers });
  }

  function openGauge(name: WatchedName): Map<string, Reader> {
    const parts = new Map<string, Reader>();
    readers.set(name, parts);
    void new Gauge({
      name: prefix + name,
      help: watched[name],
      labelNames: ["part"],
      registers,
      async collect() {
        const values = await Promise.all([...parts].map(async ([part, read]) => [part, (await read()) ?? 0] as const));
        for (const [part, value] of values) this.set({ part }, value);
      },
    });
    return parts;
  }

  return {
    async render() {
      const texts = await Promise.all(registries.map((each) => each.metrics()));
      return { type: registry.contentType, text: texts.join("\n") };
    },
    countAnswer({ method, route, status, seconds }) {
      answers.observe({ method, route, status: String(status) }, seconds);
    },
    countCachedAnswer: () => cachedAnswers.inc(),
    countRefusal: () => refusals.inc(),
    time(kind, perform) {
      const stop = work[kind].startTimer();
      let result: ReturnType<typeof perform> | undefined;
      try {
        result = perform();
        return result;
      } finally {
        if (result instanceof Promise)
          void result.then(
            () => stop(),
            () => stop(),
          );
        else stop();
      }
    },
    watch(name, part, read) {
      (readers.get(name) ?? openGauge(name)).set(part, read);
    },
  };
}
