import { syncBuiltinESMExports } from "node:module";
import os from "node:os";

/**
 * Processes that a test starts run beside it as equals. A site gives those that make files the lowest priority, and here
 * where other tests keep every core busy, they would hardly run.
 */
os.setPriority = () => undefined;
syncBuiltinESMExports();
