import { availableParallelism } from "node:os";

/** A site takes half a gigabyte, and a browser as much. */
const most = 3;

/** How many files of journeys run at the same time, each in a process with a site of its own. */
export const journeysAtOnce = Number(process.env["JOURNEYS"] ?? Math.min(most, availableParallelism()));
