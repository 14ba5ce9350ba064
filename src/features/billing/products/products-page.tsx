import { useState } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { sendJson } from "../../../browser/send-json.ts";
import { requestContext } from "../../../context.ts";
import { formatPrice } from "../../../core/billing/money.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { SettingsRow, SettingsRows } from "../../../ui/layout/settings-section.tsx";
import { nameOffer, namePlan } from "../pricing/name-plan.ts";
import { ProductDialog } from "./product-dialog.tsx";
import { blankProduct, draftProduct, serializeProductDraft, type ProductDraft } from "./product-draft.ts";
import styles from "./products-page.module.css";
import { useProductFault } from "./use-product-fault.ts";

const freeCode = "free";

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale, packMessages } = context.get(requestContext);
  const tag = languageTags[locale];
  const products = await services.productAdmin.list();
  return {
    messages: packMessages("admin", "billing", "account"),
    products: products.map(({ product, owners }) => ({
      owners,
      product,
      prices: Object.entries(product.prices).map(([currency, amount]) => formatPrice({ amount, currency }, tag)),
    })),
  };
}

const callPath = "/api/admin/v1/products";
const callOf = (code: string) => `${callPath}/${encodeURIComponent(code)}`;

/** What is sold, and for how much. */
export default function ProductsPage() {
  const t = useMessages();
  const { products } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const explain = useProductFault();
  const [edited, setEdited] = useState<{ draft: ProductDraft; isNew: boolean }>();
  const store = async (draft: ProductDraft, isNew: boolean) => {
    const product = serializeProductDraft(draft);
    await (isNew ? sendJson(callPath, "POST", product) : sendJson(callOf(draft.code), "PUT", product));
    await revalidate();
  };
  const offer = async (code: string, isOffered: boolean) => {
    try {
      await sendJson(callOf(code), "PATCH", { isOffered });
      notify({
        type: "success",
        text: isOffered ? t("admin.products.offered", { name: code }) : t("admin.products.withdrawn", { name: code }),
        ...(!isOffered && { buttons: [{ title: t("admin.undo"), onPress: () => void offer(code, true) }] }),
      });
    } catch (error) {
      notify({ type: "danger", text: explain(error) });
    }
    await revalidate();
  };
  return (
    <>
      <div className={styles.head}>
        <Button icon="plus" variant="primary" onClick={() => setEdited({ draft: blankProduct, isNew: true })}>
          {t("admin.products.add")}
        </Button>
      </div>
      <SettingsRows label={t("admin.products.title")}>
        {products.map(({ product, prices, owners }) => {
          const { code, isObsolete } = product;
          const isFree = code === freeCode;
          return (
            <SettingsRow
              key={code}
              title={
                <span className={styles.name}>
                  {isFree ? namePlan(t, product.plan) : nameOffer(t, product)} <code>{code}</code>
                  {isObsolete && <Badge>{t("admin.products.notOffered")}</Badge>}
                </span>
              }
              note={
                isFree
                  ? t("admin.products.everybody")
                  : [prices.join(" · "), t("admin.products.owners", { count: owners })].join(" – ")
              }
            >
              {!isFree && (
                <>
                  <Button
                    size="sm"
                    aria-label={t(isObsolete ? "admin.products.offer.name" : "admin.products.withdraw.name", {
                      name: code,
                    })}
                    onClick={() => void offer(code, isObsolete)}
                  >
                    {t(isObsolete ? "admin.products.offer" : "admin.products.withdraw")}
                  </Button>
                  <IconButton
                    glyph="pencil"
                    label={t("admin.edit", { name: code })}
                    onClick={() => setEdited({ draft: draftProduct(product), isNew: false })}
                  />
                </>
              )}
            </SettingsRow>
          );
        })}
      </SettingsRows>
      {edited && (
        <ProductDialog
          first={edited.draft}
          isNew={edited.isNew}
          store={(draft) => store(draft, edited.isNew)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
