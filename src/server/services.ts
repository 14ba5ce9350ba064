import type { Services } from "../context.ts";
import { AppError } from "../core/errors.ts";
import type { CatalogueHost } from "../features/catalogue/contract.ts";
import type { Config } from "../platform/config.server.ts";
import type { Log } from "../platform/log.server.ts";

/** The only place where services are made and given to each other. */
export async function createServices(
  _config: Config,
  _log: Log,
): Promise<{ services: Services; close: () => Promise<void> }> {
  const catalogue: CatalogueHost = {
    current() {
      throw new AppError("unavailable", "No catalogue is open yet.");
    },
    onSwap: () => () => undefined,
    close: async () => undefined,
  };
  return {
    services: { catalogue } as Services,
    close: () => catalogue.close(),
  };
}
