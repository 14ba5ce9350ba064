/** For whom passkeys are made and asked for. */
export interface PasskeySite {
  /** The host that they belong to; browsers offer them there and below it. */
  rpId: string;
  /** Where the page is that asks for them. */
  origin: string;
}

const isSecureHost = (host: string) => host === "localhost" || host.endsWith(".localhost");

/**
 * One passkey is for all languages where their hosts are below that of English. Hosts that have nothing in common have
 * passkeys of their own, as browsers keep them apart; so have those below `localhost`, which counts as a suffix like `com`.
 *
 * @param main where the pages in English are
 * @returns undefined where browsers have no passkeys: by plain http from other machines, and for addresses that are numbers
 */
export function findPasskeySite(origin: string, main: string): PasskeySite | undefined {
  const { hostname, protocol } = new URL(origin);
  const mainHost = new URL(main).hostname;
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (isNumber || (protocol !== "https:" && !isSecureHost(hostname))) return undefined;
  const isBelow = mainHost.includes(".") && hostname.endsWith(`.${mainHost}`);
  return { rpId: isBelow ? mainHost : hostname, origin };
}
