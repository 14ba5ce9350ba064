import type { IntegrationId } from "../../../core/urls/paths/integration-path.ts";
import { cli } from "./cli.ts";
import { iconify } from "./iconify.ts";
import type { Integration } from "./integration.ts";
import { keys } from "./keys.ts";
import { mcp } from "./mcp.ts";
import { npm } from "./npm.ts";
import { shadcn } from "./shadcn.ts";

/** All integrations by their ID in the address of their page. */
export const integrations: Readonly<Record<IntegrationId, Integration>> = { iconify, npm, shadcn, cli, mcp, keys };
