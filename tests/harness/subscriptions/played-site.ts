import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { EngineState } from "../../../src/core/billing/engine/engine-state.ts";
import { AppError } from "../../../src/core/errors.ts";
import { createPeople } from "../../../src/features/accounts/users/people.server.ts";
import { createBilling, type Billing } from "../../../src/features/billing/create-billing.server.ts";
import type { ManagedSubscriptions } from "../../../src/features/billing/managed/contract.ts";
import { createManagedSubscriptions } from "../../../src/features/billing/managed/managed-subscriptions.server.ts";
import type { PaymentProvider, ProviderEvent } from "../../../src/features/billing/providers/contract.ts";
import {
  createTestCharges,
  type TestCharges,
} from "../../../src/features/billing/providers/test/test-charges.server.ts";
import { createTestProvider } from "../../../src/features/billing/providers/test/test-provider.server.ts";
import {
  createTestCheckouts,
  type TestCheckouts,
} from "../../../src/features/billing/providers/test/test-checkouts.server.ts";
import { createGroups, type Groups } from "../../../src/features/licenses/license-members.server.ts";
import { createLicenses } from "../../../src/features/licenses/service.server.ts";
import type { Licenses } from "../../../src/features/licenses/contract.ts";
import type { Database } from "../../../src/platform/db/database.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";
import { PlayedGateway } from "./played-gateway.ts";
import type { EventAt } from "./subscription-model.ts";

export const graceDays = 7;

/** Who looks on while subscriptions are run. */
export interface SimulationObserver {
  onBegin(state: EngineState): void;
  /** @param event that was asked for, where the step was not taken for an answer or for time */
  onStep(state: EngineState, event: EventAt | undefined): void;
}

/**
 * All that has to do with money, on a database of its own: the site's services, and the test provider behind a network that
 * loses things. Its bank and its clock are played. Webhooks are not sent, but kept in `news`.
 */
export interface PlayedSite {
  now: Date;
  observer: SimulationObserver | undefined;
  readonly database: Database;
  readonly bank: PlayedGateway;
  /** How many events there have been. */
  notified: number;
  /** Orders whose person was told that the money goes back. */
  letters: string[];
  /** What the provider has to tell. */
  news: ProviderEvent[];
  readonly provider: PlayedProvider;
  readonly subscriptions: ManagedSubscriptions;
  readonly checkouts: TestCheckouts;
  readonly charges: TestCharges;
  readonly licenses: Licenses;
  readonly groups: Groups;
  readonly billing: Billing;
  readonly people: ReturnType<typeof createPeople>;
  /** A second server of the same site, which has nothing in common with the first but the database and the provider. */
  readonly other: Billing;
  /** Nobody has bought anything. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface PlayedProvider extends PaymentProvider {
  isReachable: boolean;
  /** The next call of this name is carried out and its answer lost. */
  readonly lost: Set<string>;
  /** Told of each answer that arrives. */
  onAnswer: (call: string, subject: unknown) => void;
  /** Purchases whose money went back. */
  readonly refunded: Set<string>;
}

/** @param options.closes false for a provider whose pages stay open, whatever is given up here */
export function openPlayedSite(
  database: Database,
  begin: Date,
  { closes = true }: { closes?: boolean } = {},
): PlayedSite {
  const log = createLog("silent");
  const bank = new PlayedGateway();
  const key = randomBytes(32);
  const asked = new AsyncLocalStorage<{ event: EventAt | undefined }>();

  function notify(refs: Pick<ProviderEvent, "subscriptionRef" | "orderRef">): void {
    site.news.push({ id: `event-${++site.notified}`, type: "changed", ...refs });
  }

  const clock = { now: () => site.now };
  const checkouts = createTestCheckouts({
    database,
    clock,
    key,
    onDone: async (_, { id, task }) => {
      if (task.kind === "order") notify({ subscriptionRef: undefined, orderRef: id });
    },
  });
  const managed = createManagedSubscriptions({
    database,
    log,
    now: clock.now,
    provider: "test",
    gateway: bank,
    onChange: async (_, state) => {
      const store = asked.getStore();
      site.observer?.onStep(state, store?.event);
      if (store) store.event = undefined;
      notify({ subscriptionRef: state.ref, orderRef: undefined });
    },
  });
  const subscriptions: ManagedSubscriptions = {
    ...managed,
    async begin(order) {
      const state = await managed.begin(order);
      site.observer?.onBegin(state);
      return state;
    },
    async apply(ref, event) {
      const state = await asked.run({ event }, () => managed.apply(ref, event));
      if (event.type === "invoicePaid") {
        const { total } = state.invoices.find((invoice) => invoice.ref === event.invoiceRef)!;
        bank.payAtCheckout(event.paymentRef, total);
      }
      return state;
    },
  };
  const charges = createTestCharges({ subscriptions, checkouts });
  const real = createTestProvider({ subscriptions, checkouts, charges, key });
  if (!closes) delete real.closeCheckout;
  const provider = playProvider({
    ...real,
    async runDue() {
      await charges.finishAll();
      await managed.runDue();
      await checkouts.sweep();
    },
  });

  function openBilling(): Billing {
    const opened = createBilling({
      database,
      licenses,
      people,
      sessionCache: { forget: () => undefined },
      analytics: { record: () => undefined },
      countUsedSeats: (licenseId) => groups.countUsedSeats(licenseId),
      providers: [provider],
      notifyReturned: async (_, orderId) => void site.letters.push(orderId),
      renderInvoice: () => Promise.reject(new Error("nobody asks for one")),
      graceDays,
      log,
      now: clock.now,
    });
    // From now on it works when it is told to only.
    void opened.reconciliation.close();
    return opened;
  }

  const licenses = createLicenses({ database, now: clock.now });
  const people = createPeople({ database });
  const groups: Groups = createGroups({
    database,
    licenses,
    people,
    sessionCache: { forget: () => undefined },
    findProduct: (code) => billing.products.get(code),
    sendInvitation: () => Promise.resolve(),
    onHandOver: (step, licenseId, personId) => billing.subscriptionRepository.handOver(step, licenseId, personId),
  });
  const billing = openBilling();
  const other = openBilling();

  const site: PlayedSite = {
    now: begin,
    observer: undefined,
    database,
    bank,
    notified: 0,
    letters: [],
    news: [],
    provider,
    subscriptions,
    checkouts,
    charges,
    licenses,
    groups,
    billing,
    other,
    people,
    async clear() {
      site.now = begin;
      site.notified = 0;
      site.letters = [];
      site.news = [];
      bank.clear();
      Object.assign(provider, { isReachable: true });
      provider.lost.clear();
      provider.refunded.clear();
      await database.run((db) => db.execute(sql.raw(emptying)));
    },
    async close() {
      for (const one of [billing, other]) await one.close();
      await database.close();
    },
  };
  return site;
}

const emptying = [
  "orders",
  "invoices",
  "subscriptions",
  "allowances",
  "licence_invitations",
  "licences",
  "billing_events",
  "managed_subscriptions",
  "test_tills",
]
  .map((table) => `delete from ${table};`)
  .join(" ");

const overNetwork = [
  "startCheckout",
  "readOrder",
  "findOrder",
  "closeCheckout",
  "readSubscription",
  "listInvoices",
  "undo",
  "cancelAtPeriodEnd",
  "resume",
  "changeNow",
  "changeAtPeriodEnd",
  "changePaymentMethod",
  "payInvoice",
] as const;

/** A provider at the far end of a network: it may be away, and its answers may be lost. */
function playProvider(real: PaymentProvider): PlayedProvider {
  const given: PaymentProvider = {
    ...real,
    async listInvoices(of) {
      const listed = await real.listInvoices(of);
      for (const one of listed)
        if (played.refunded.has(one.ref)) Object.assign(one, { status: "refunded", amountRefunded: one.total });
      return listed;
    },
  };

  async function call(name: (typeof overNetwork)[number], parameters: unknown[]): Promise<unknown> {
    if (!played.isReachable) throw new AppError("unavailable", "The provider cannot be reached.");
    const result: unknown = await Reflect.apply(given[name]!, given, parameters);
    if (played.lost.delete(name)) throw new AppError("unavailable", "The answer was lost.");
    played.onAnswer(name, parameters[0]);
    return result;
  }

  const calls = overNetwork
    .filter((name) => given[name])
    .map((name) => [name, (...parameters: unknown[]) => call(name, parameters)] as const);
  const network = {
    isReachable: true,
    lost: new Set<string>(),
    refunded: new Set<string>(),
    onAnswer: () => undefined,
  };
  const played: PlayedProvider = Object.assign({ ...real, ...network }, Object.fromEntries(calls));
  return played;
}
