import { setTimeout as wait } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";

const patienceMs = 3_000;
const urlParts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^#]*)$/;

/**
 * The servers of one database as libpq writes them: `postgres://user:password@one:5432,other:5432/database`. What the address
 * says of a server that is wanted (`target_session_attrs`) goes without saying: it is the one that takes changes.
 *
 * @returns an address for each; empty for what is no such address
 */
export function listDatabaseServers(url: string): string[] {
  const [, start = "", hosts = "", rest = ""] = urlParts.exec(url) ?? [];
  const end = rest.replace(/(?<=[?&])target_session_attrs=[^&]*&?/, "").replace(/[?&]$/, "");
  const addresses = hosts.split(",").map((host) => `${start}${host}${end}`);
  return addresses.every((address) => URL.canParse(address) && new URL(address).hostname !== "") ? addresses : [];
}

/**
 * Of several servers the one that takes changes, as the others are its standbys. Of one nothing is asked.
 *
 * @throws Error when none does
 */
export async function findPrimary(url: string): Promise<ClientConfig> {
  const servers = listDatabaseServers(url).map((connectionString) => ({ connectionString }));
  const [only] = servers;
  if (only && servers.length === 1) return only;
  try {
    return await Promise.any(servers.map(demandPrimary));
  } catch (error) {
    throw new Error("None of the database servers takes changes", { cause: error });
  }
}

async function demandPrimary(server: ClientConfig): Promise<ClientConfig> {
  const client = new Client({ ...server, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isStandby"`,
    );
    if (rows[0]?.isStandby !== false) throw new Error("A standby takes no changes");
    return server;
  } finally {
    // One that stands still does not say goodbye.
    await Promise.race([client.end().catch(() => undefined), wait(patienceMs, undefined, { ref: false })]);
  }
}
