import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { makeDataDir } from "../database/database.ts";
import { openFixtureCatalogue, pictureSets, prepareFixtureData } from "../site/fixture-catalogue.ts";
import { placeCluster } from "../database/postgres-template.ts";

export interface KillableData {
  dataDir: string;
  /** Folder of the socket of its database. */
  socket: string;
  /** Ids of 200 icons of its catalogue. */
  icons: string[];
  /** The process of its database. */
  readPostmaster: () => Promise<number>;
}

/** A data folder for servers that are killed in one test: they leave the database running, which ends with the test. */
export async function makeKillableData(): Promise<KillableData> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  await placeCluster(dataDir);
  await symlink(join(await prepareFixtureData(pictureSets), "catalogue"), join(dataDir, "catalogue"), "junction");
  const snapshot = await openFixtureCatalogue(pictureSets);
  const icons = Array.from({ length: 200 }, (_, ordinal) => snapshot.catalogue.id(ordinal));
  snapshot.close();
  const socket = join(dataDir, "postgres-18", "cluster");
  const readPostmaster = async () => Number((await readFile(join(socket, "postmaster.pid"), "utf8")).split("\n")[0]);
  onTestFinished(async () => {
    // There is none where the test failed early.
    const postmaster = await readPostmaster().catch(() => undefined);
    if (postmaster !== undefined) process.kill(postmaster, "SIGQUIT");
  });
  return { dataDir, socket, icons, readPostmaster };
}
