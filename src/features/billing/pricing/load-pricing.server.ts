import { data, redirect } from "react-router";
import type { RequestContext } from "../../../context.ts";
import { chooseCurrency } from "../../../core/billing/choose-currency.ts";
import { formatPrice } from "../../../core/billing/money.ts";
import { unlessAway } from "../../../core/errors.ts";
import { freeFilesPerMinute } from "../../../core/quotas/free-rate.ts";
import { findPerson } from "../../../core/people/viewer.ts";
import { readOwnPath } from "../../../core/urls/safe-redirect-path.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { signInPagePath } from "../../accounts/contract.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { describeOffer, findSaving, type Offer } from "./offer.ts";

interface Asked {
  context: RequestContext;
  url: URL;
}

/** Where one was when a plan was missing, to go on there. */
const readPath = (url: URL) => readOwnPath(url.searchParams.get("path") ?? undefined);

/** What is offered, and what somebody has of it. */
export async function loadPricing({ context, url }: Asked) {
  const { services, viewer, locale, hrefIn } = context;
  const { billing } = services;
  // Undefined while nobody can tell.
  const own = viewer.person ? await unlessAway(billing.listSubscriptions(viewer.person.id), undefined) : [];
  const current = own?.find(({ standing, product }) => standing !== "ended" && product.period !== undefined);
  const products = await billing.listProducts();
  const tag = languageTags[locale];
  const offers = products.flatMap((product): Offer[] => {
    const providers = billing.listProviders(product);
    // A plan is changed in the currency that it is paid in.
    const isChange = current !== undefined && product.period !== undefined;
    const currency = isChange ? current.currency : chooseCurrency(locale, providers, product.prices);
    const offer = describeOffer(product, { currency, tag });
    // By the default provider.
    const hasTrial = own?.length === 0 && providers.find(({ currencies }) => accepts(currencies, currency))?.hasTrials;
    return offer ? [{ ...offer, trialDays: hasTrial ? offer.trialDays : 0 }] : [];
  });
  const currency = current?.currency ?? chooseCurrency(locale, billing.listProviders());
  return {
    part: "plans" as const,
    head: await services.seo.describePage({
      kind: "pricing",
      values: {},
      locale,
      path: billingPaths.pricing,
      alternates: listAlternates(billingPaths.pricing, hrefIn),
    }),
    path: readPath(url),
    free: {
      pngSizePx: services.developers.limits.free,
      filesPerMinute: freeFilesPerMinute,
      price: formatPrice({ amount: 0, currency }, tag),
    },
    offers,
    saving: findSaving(offers),
    currentCode: current?.product.code,
    isGuest: viewer.person === undefined,
    isPaid: viewer.isPaid,
  };
}

export type PricingPlans = Awaited<ReturnType<typeof loadPricing>>;

/**
 * One product, before it is paid for.
 *
 * @throws a redirect for guests, and for who changes a plan instead
 */
export async function loadCheckout({ context, url }: Asked) {
  const { services, locale, hrefIn } = context;
  const { billing } = services;
  const person = findPerson(context);
  if (!person) throw redirect(`${signInPagePath}?${new URLSearchParams({ path: url.pathname + url.search })}`);
  const code = url.searchParams.get("product") ?? "";
  const own = await billing.listSubscriptions(person.id);
  const product = (await billing.listProducts()).find((each) => each.code === code);
  const hasPlan = own.some(({ standing, product: { period } }) => standing !== "ended" && period !== undefined);
  if (product?.period !== undefined && hasPlan)
    throw redirect(`${billingPaths.account}?${new URLSearchParams({ change: code })}`);
  const providers = billing.listProviders(product);
  const currency = chooseCurrency(locale, providers, product?.prices);
  const offer = product && describeOffer(product, { currency, tag: languageTags[locale] });
  if (!offer) throw data(null, { status: 404 });
  return {
    part: "checkout" as const,
    head: { alternates: listAlternates(url.pathname + url.search, hrefIn) },
    offer: own.length === 0 ? offer : { ...offer, trialDays: 0 },
    providers: providers
      .filter(({ currencies }) => accepts(currencies, currency))
      .map(({ code: name, hasTrials }) => ({ code: name, hasTrials })),
    captcha: services.captcha.site,
    path: readPath(url),
    isCancelled: url.searchParams.has("cancelled"),
  };
}

const accepts = (currencies: readonly string[] | undefined, currency: string) => currencies?.includes(currency) ?? true;

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>;

/** After paying: the provider is asked at once what became of it. */
export async function loadThanks({ context, url }: Asked) {
  const { services, hrefIn } = context;
  const person = findPerson(context);
  if (!person) throw redirect(`${signInPagePath}?${new URLSearchParams({ path: url.pathname + url.search })}`);
  await services.billing.settleOrders(person.id);
  return {
    part: "thanks" as const,
    head: { alternates: listAlternates(billingPaths.wait, hrefIn) },
    path: readPath(url),
    // Other licenses may be there all the same.
    lastOrder: await services.billing.findLastOrder(person.id),
  };
}
