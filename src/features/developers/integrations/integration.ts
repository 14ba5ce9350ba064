import type { SourceMessages } from "../../../i18n/source-messages.ts";

/** A message of the pages about integrations; none takes values. */
export type IntegrationMessage = `integrations.${keyof SourceMessages["integrations"]}`;

/** Something to do, and the code that does it. */
export interface IntegrationStep {
  message: IntegrationMessage;
  code: string;
}

/** A tool that gets icons from this site, with a page that explains how: its messages are `{id}.title` and `{id}.lead`. */
export interface Integration {
  /** What a newcomer does, in order. `origin` is that of this site, such as `https://icons.example`. */
  listSteps: (place: { origin: string }) => readonly IntegrationStep[];
  /** What is good to know besides; may hold links, see `LinkedText`. */
  notes?: readonly IntegrationMessage[];
}
