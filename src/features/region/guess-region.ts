const named = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i;

/**
 * Where somebody may be by the languages that their browser asks for, the most wanted one that names a country first.
 *
 * @param languages an `Accept-Language` header
 * @returns two capital letters of ISO 3166-1; undefined where no language names one
 */
export function guessRegion(languages = ""): string | undefined {
  const wanted = languages.split(",").map((entry) => {
    const [tag = "", weight] = entry.split(/;\s*q=/i);
    return { region: named.exec(tag.trim())?.[1]?.toUpperCase(), weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ region, weight }) => region !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0]?.region;
}
