import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../../context.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { CheckoutView } from "../checkout/checkout-view.tsx";
import { loadCheckout, loadPricing, loadThanks } from "./load-pricing.server.ts";
import { PlansView } from "./plans-view.tsx";
import { ThanksView } from "../checkout/thanks-view.tsx";

/** `/icons/pricing` and what follows from it: one route, as every visitor loads the list of routes. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const asked = { context: context.get(requestContext), url };
  const messages = asked.context.packMessages("billing", "account");
  // Nobody is shown the prices of before.
  if (params["part"] === undefined)
    return data({ messages, ...(await loadPricing(asked)) }, { headers: { "cache-control": "private, no-cache" } });
  if (params["part"] === "checkout") return { messages, ...(await loadCheckout(asked)) };
  if (params["part"] === "thanks") return { messages, ...(await loadThanks(asked)) };
  throw data(null, { status: 404 });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (loaderData?.part === "plans") return renderHead(loaderData.head);
  const t = translatorFromMatches(matches);
  const title = loaderData?.part === "checkout" ? t("billing.checkout.title") : t("billing.title");
  return loaderData ? [{ title: `${title} – ${t("site.name")}` }, { name: "robots", content: "noindex" }] : [];
};

export default function PricingPage() {
  const view = useLoaderData<typeof loader>();
  if (view.part === "checkout") return <CheckoutView {...view} />;
  if (view.part === "thanks") return <ThanksView {...view} />;
  return <PlansView {...view} />;
}
