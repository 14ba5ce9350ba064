import { readFile, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { Reader, type CountryResponse } from "mmdb-lib";
import { createSourceReader } from "../../platform/http/network.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { isRegion, type Regions } from "./contract.ts";

const lookAgainMs = 600_000;

/** What proxies write for addresses that they know no country of, and for Tor. */
const noCountry = new Set(["XX", "T1", "ZZ"]);

/**
 * @param deps.header in which known proxies name the country
 * @param deps.file a database of countries; looked at again every ten minutes, so that it can be renewed while the site runs
 */
export async function createRegions(deps: {
  proxies: readonly string[];
  header: string | undefined;
  file: string | undefined;
  log: Log;
}): Promise<Regions & { renew: () => Promise<void>; close: () => void }> {
  const { proxies, header, file, log } = deps;
  const readSource = createSourceReader(proxies);
  let database: Reader<CountryResponse> | undefined;
  let readAtMs = 0;

  async function renew(): Promise<void> {
    if (file === undefined) return;
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === readAtMs) return;
      database = new Reader<CountryResponse>(await readFile(file));
      readAtMs = mtimeMs;
    } catch (error) {
      log.error({ err: error }, "Can’t read the region database");
    }
  }

  function findInDatabase(address: string): string | undefined {
    if (database === undefined || isIP(address) === 0) return undefined;
    try {
      return database.get(address)?.country?.iso_code;
    } catch (error) {
      log.error({ err: error }, "Can’t read the region database");
      return undefined;
    }
  }

  await renew();
  const looking = file === undefined ? undefined : setInterval(() => void renew(), lookAgainMs).unref();
  return {
    find(request) {
      const { address, isFromProxy } = readSource(request);
      const country = header !== undefined && isFromProxy ? String(request.headers[header] ?? "").toUpperCase() : "";
      const region = isRegion(country) && !noCountry.has(country) ? country : findInDatabase(address);
      return isRegion(region) ? region : undefined;
    },
    renew,
    close: () => clearInterval(looking),
  };
}
