import type { IntegrationId } from "../contract.ts";
import { iconify } from "./iconify.ts";
import type { Integration } from "./integration.ts";

/** All integrations by their ID in the address of their page. */
export const integrations: Readonly<Record<IntegrationId, Integration>> = { iconify };
