/** The tools that this site explains how to use it with, in the order in which they are shown. */
export const integrationIds = ["iconify", "npm", "shadcn", "cli", "mcp", "keys"] as const;

export type IntegrationId = (typeof integrationIds)[number];

/** Path of the page about an integration. */
export const formatIntegrationPath = (id: IntegrationId) => `/developers/${id}`;
