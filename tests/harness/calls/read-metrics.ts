export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/gy;
const types = new Set(["counter", "gauge", "histogram", "summary", "untyped"]);

/**
 * Reads Prometheus' text format as strictly as Prometheus does: help and type before the samples of a name, no name twice,
 * no sample twice, histograms that add up.
 */
export function readMetrics(text: string): Sample[] {
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  const typeOf = new Map<string, string>();
  const seen = new Set<string>();
  const samples: Sample[] = [];
  for (const written of text.split("\n")) {
    if (written === "" || written.startsWith("# HELP ")) continue;
    const [, typed, type] = /^# TYPE (\S+) (\S+)$/.exec(written) ?? [];
    if (typed !== undefined) {
      if (typeOf.has(typed)) throw new Error(`two types: ${written}`);
      if (!types.has(type!)) throw new Error(`no type: ${written}`);
      typeOf.set(typed, type!);
      continue;
    }
    const [, name, labels = "", value = ""] = line.exec(written) ?? [];
    if (name === undefined) throw new Error(`no sample: ${written}`);
    const base = name.replace(/_(?:bucket|sum|count)$/, "");
    if (!typeOf.has(name) && typeOf.get(base) !== "histogram" && typeOf.get(base) !== "summary")
      throw new Error(`no type before ${written}`);
    const key = written.slice(0, written.lastIndexOf(" "));
    if (seen.has(key)) throw new Error(`twice: ${written}`);
    seen.add(key);
    samples.push({ name, labels: readLabels(labels), value: readNumber(value) });
  }
  for (const [name, type] of typeOf) if (type === "histogram") checkHistogram(name, samples);
  return samples;
}

function readLabels(text: string): Record<string, string> {
  const found = [...text.matchAll(label)];
  if (found.reduce((length, [whole]) => length + whole.length, 0) !== text.length) throw new Error(`labels: ${text}`);
  return Object.fromEntries(found.map(([, name, value]) => [name, value]));
}

function readNumber(text: string): number {
  if (text === "+Inf") return Infinity;
  if (text === "-Inf") return -Infinity;
  // The library writes it so where nothing has been measured yet.
  if (text === "Nan") return NaN;
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text)) throw new Error(`no number: ${text}`);
  return Number(text);
}

function checkHistogram(name: string, samples: readonly Sample[]): void {
  const rows = Map.groupBy(
    samples.filter((sample) => sample.name === `${name}_bucket`),
    ({ labels: { le: _le, ...others } }) => JSON.stringify(others),
  );
  for (const [key, buckets] of rows) {
    const count = samples.find((one) => one.name === `${name}_count` && JSON.stringify(one.labels) === key);
    const values = buckets.map(({ value }) => value);
    const isRising = values.every((value, index) => index === 0 || value >= values[index - 1]!);
    const last = buckets.at(-1)!;
    if (!isRising || last.labels["le"] !== "+Inf" || last.value !== count?.value)
      throw new Error(`the histogram ${name}${key} does not add up`);
  }
}
