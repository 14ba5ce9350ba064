import { flushCompileCache } from "node:module";
import { applyEnvironment, readConfig } from "../../../src/platform/config/config.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";
import { createApp } from "../../../src/server/app.ts";
import { createServices } from "../../../src/server/services.ts";
import { quickCaptcha } from "../people/solve-captcha.ts";

/** `node serve-calls.ts`: the site without pages, for tests that end it by force. Prints its address. */
const config = readConfig();
applyEnvironment(config);
const log = createLog(config.LOG_LEVEL);
const { services } = await createServices(config, log, { captchaTries: quickCaptcha });
const app = await createApp({ config, services, log });
process.stdout.write(`${await app.listen({ port: config.PORT, host: "127.0.0.1" })}\n`);
// Whoever is killed keeps nothing, and the next start would compile everything again.
flushCompileCache();
