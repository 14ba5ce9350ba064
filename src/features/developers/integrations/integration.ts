import type { SourceMessages } from "../../../i18n/source-messages.ts";

/** A message of the pages about integrations; none takes values. */
export type IntegrationMessage = `integrations.${keyof SourceMessages["integrations"]}`;

/** Something to do, and the code that does it. */
export interface IntegrationStep {
  message: IntegrationMessage;
  code: string;
}

/** What the code of a step depends on. */
export interface IntegrationPlace {
  /** Of this site, such as `https://icons.example`. */
  origin: string;
  /** Of its packages of icons, such as `@icons`. */
  npmScope: string;
}

/** A tool that gets icons from this site, with a page that explains how: its messages are `{id}.title` and `{id}.lead`. */
export interface Integration {
  /** What a newcomer does, in order. */
  listSteps: (place: IntegrationPlace) => readonly IntegrationStep[];
  /** What is good to know besides; may hold links, see `LinkedText`. */
  notes?: readonly IntegrationMessage[];
}
