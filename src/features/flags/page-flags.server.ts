import type { IncomingMessage } from "node:http";
import type { Visitor } from "../../platform/http/read-visitor.server.ts";
import { pageFlags, type FlagDefinition, type Flags, type PageFlag } from "./contract.ts";

/** What rules ask for that is the same for all guests. */
const sameForGuests: ReadonlySet<string> = new Set(["isPaid", "userId"]);
const plainRuleKeys: ReadonlySet<string> = new Set(["id", "force", "condition"]);

/** The flags that pages are made by. */
export interface PageFlags {
  /** Those that are on. */
  read(visitor: Visitor): ReadonlySet<PageFlag>;
  /**
   * Which of the pages that guests share this guest gets: those for whom the same flags are on have the same one. Mostly
   * there is only one, and nobody has to be looked at.
   */
  nameVariant(request: IncomingMessage): string;
}

/** @param options.readGuest asked only where something depends on it */
export function createPageFlags(options: {
  flags: Flags;
  readGuest: (request: IncomingMessage) => Visitor;
}): PageFlags {
  const { flags, readGuest } = options;
  let only: string | undefined;
  let isKnown = false;
  flags.onChange(() => (isKnown = false));

  const listOn = (visitor: Visitor) => pageFlags.filter((flag) => flags.isOn(flag, visitor));

  /** Undefined where it is not the same for all. */
  function nameOnly(request: IncomingMessage): string | undefined {
    const definitions = flags.list();
    const isSame = pageFlags.every((flag) => isSameForGuests(definitions.get(flag)));
    return isSame ? listOn(readGuest(request)).join() : undefined;
  }

  return {
    read: (visitor) => new Set(listOn(visitor)),
    nameVariant(request) {
      if (!isKnown) {
        only = nameOnly(request);
        isKnown = true;
      }
      return only ?? listOn(readGuest(request)).join();
    },
  };
}

/** Whether it depends on nothing by which one guest is told from another; in doubt it does. */
function isSameForGuests(definition: FlagDefinition | undefined): boolean {
  return (definition?.rules ?? []).every(
    ({ condition = {}, ...rule }) =>
      Object.keys(rule).every((key) => plainRuleKeys.has(key)) &&
      Object.keys(condition as object).every((attribute) => sameForGuests.has(attribute)),
  );
}
