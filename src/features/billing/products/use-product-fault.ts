import { ApiFailure } from "../../../browser/api-client.ts";
import { useMessages } from "../../../i18n/use-messages.ts";

/** Says why a product was refused. */
export function useProductFault(): (failure: unknown) => string {
  const t = useMessages();
  const texts: Readonly<Record<string, string>> = {
    "code conflict": t("admin.products.wrong.taken"),
    "code invalid_input": t("admin.products.wrong.code"),
    "plan conflict": t("admin.products.wrong.plan"),
    "plan invalid_input": t("admin.products.wrong.code"),
    "period conflict": t("admin.products.wrong.period"),
    "seats conflict": t("admin.products.wrong.seats"),
    "seats invalid_input": t("admin.products.wrong.order"),
    "prices invalid_input": t("admin.products.wrong.providers"),
    "allowances invalid_input": t("admin.products.wrong.allowances"),
  };
  return (failure) => {
    if (!(failure instanceof ApiFailure)) return t("admin.failed");
    const { field, code, message } = failure;
    const known = texts[`${field} ${code}`];
    if (known !== undefined) return known;
    return code === "invalid_input" || code === "conflict"
      ? t("admin.refused", { reason: message })
      : t("admin.failed");
  };
}
