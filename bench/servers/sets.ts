import { createRandom } from "../measure/random.ts";
import { formatNumber, printTable } from "../measure/report.ts";
import { percentile } from "../measure/timing.ts";
import { words } from "../measure/words.data.ts";
import { startOurs } from "./servers.ts";

const lists = 40;
const sizes = [5, 40, 100];
const languages: Readonly<Record<string, readonly string[]>> = {
  en: words,
  de: "haus benutzer suche pfeil herz stern brief telefon kamera kalender uhr wolke herunterladen hochladen papierkorb bearbeiten drucker ordner datei schloss schlüssel karte auto zug flugzeug fahrrad sonne mond regen schnee baum blume hund katze vogel fisch apfel kaffee kuchen messer gabel löffel tasse flasche".split(
    " ",
  ),
};

/** How long the call takes that finds sets for a list, one call after the other; no list comes twice. */
export async function benchSets(): Promise<void> {
  const server = await startOurs();
  const rows: string[][] = [];
  try {
    for (const [language, vocabulary] of Object.entries(languages)) {
      for (const size of sizes.filter((concepts) => concepts <= vocabulary.length)) {
        const times: number[] = [];
        for (let seed = 1; seed <= lists; seed++) {
          const list = drawWords(vocabulary, size, seed).join("\n");
          const start = performance.now();
          const response = await fetch(
            `${server.url}/api/iconsets/v1/sets?language=${language}&list=${encodeURIComponent(list)}`,
          );
          await response.arrayBuffer();
          if (!response.ok) throw new Error(`The call answered ${response.status}`);
          times.push(performance.now() - start);
        }
        rows.push([
          `${size} concepts, ${language}`,
          formatNumber(times[0]!),
          formatNumber(percentile(times, 0.5)),
          formatNumber(percentile(times, 0.95)),
        ]);
      }
    }
  } finally {
    await server.stop();
  }
  printTable(`Sets for a list over HTTP, ${lists} lists of each size`, ["", "first ms", "p50 ms", "p95 ms"], rows);
}

function drawWords(vocabulary: readonly string[], size: number, seed: number): string[] {
  const random = createRandom(seed);
  const keyed = vocabulary.map((word) => ({ word, key: random() }));
  return keyed
    .toSorted((left, right) => left.key - right.key)
    .slice(0, size)
    .map(({ word }) => word);
}
