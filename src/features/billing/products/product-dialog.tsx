import { useState } from "react";
import { ApiFailure } from "../../../browser/api-client.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { AllowanceFields, PriceFields } from "./product-fields.tsx";
import styles from "./product-dialog.module.css";
import { findPriceFault, type ProductDraft } from "./product-draft.ts";
import { useProductFault } from "./use-product-fault.ts";

const periods = ["month", "year", "once"] as const;

export interface ProductDialogProps {
  first: ProductDraft;
  isNew: boolean;
  store: (draft: ProductDraft) => Promise<unknown>;
  onClose: () => void;
}

/** One product with its prices and what it gives. */
export function ProductDialog({ first, isNew, store, onClose }: ProductDialogProps) {
  const t = useMessages();
  const [draft, setDraft] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isChecked, setChecked] = useState(false);
  const explain = useProductFault();
  const set = (change: Partial<ProductDraft>) => {
    setDraft({ ...draft, ...change });
    setFailure(undefined);
  };
  const save = async () => {
    setChecked(true);
    if (isBusy || draft.prices.some((price) => findPriceFault(price) !== undefined)) return;
    setBusy(true);
    try {
      await store(draft);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const field = failure instanceof ApiFailure ? failure.field : undefined;
  const explainAt = (name: string) => (field === name ? explain(failure) : undefined);
  const isShownAtField = ["code", "plan"].includes(field ?? "");
  const { seats } = draft;
  return (
    <FormDialog
      title={isNew ? t("admin.products.add") : t("admin.edit", { name: first.code })}
      closeLabel={t("site.action.close")}
      cancelLabel={t("admin.cancel")}
      saveLabel={t("admin.save")}
      isBusy={isBusy}
      problem={failure === undefined || isShownAtField ? undefined : explain(failure)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField
          label={t("admin.products.code")}
          help={isNew ? t("admin.products.code.help") : undefined}
          error={explainAt("code")}
          value={draft.code}
          required
          readOnly={!isNew}
          maxLength={40}
          spellCheck={false}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          onChange={({ currentTarget: { value } }) => set({ code: value })}
        />
        <TextField
          label={t("admin.products.plan")}
          help={t("admin.products.plan.help")}
          error={explainAt("plan")}
          value={draft.plan}
          required
          maxLength={40}
          spellCheck={false}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          onChange={({ currentTarget: { value } }) => set({ plan: value })}
        />
        <Select
          label={t("admin.products.period")}
          options={periods.map((value) => ({
            value,
            label: value === "once" ? t("admin.products.once") : t(`billing.${value}`),
          }))}
          selected={draft.period}
          onSelect={(period) => set({ period: period ?? draft.period })}
        />
        <WholeNumber
          label={t("admin.products.order")}
          value={draft.order}
          min={0}
          max={10_000}
          onNumber={(order) => set({ order })}
        />
        <WholeNumber
          label={t("admin.products.png")}
          value={draft.pngSizePx}
          min={16}
          max={4_096}
          onNumber={(pngSizePx) => set({ pngSizePx })}
        />
        {draft.period !== "once" && (
          <>
            <WholeNumber
              label={t("admin.products.trial")}
              value={draft.trialDays}
              min={0}
              max={365}
              onNumber={(trialDays) => set({ trialDays })}
            />
            <WholeNumber
              label={t("admin.products.seats.min")}
              value={seats.min}
              min={1}
              max={10_000}
              onNumber={(min) => set({ seats: { ...seats, min } })}
            />
            <WholeNumber
              label={t("admin.products.seats.max")}
              value={seats.max}
              min={1}
              max={10_000}
              onNumber={(max) => set({ seats: { ...seats, max } })}
            />
          </>
        )}
      </div>
      <PriceFields prices={draft.prices} isChecked={isChecked} onChange={(prices) => set({ prices })} />
      <AllowanceFields allowances={draft.allowances} onChange={(allowances) => set({ allowances })} />
    </FormDialog>
  );
}

interface WholeNumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onNumber: (value: number) => void;
}

function WholeNumber({ value, onNumber, ...field }: WholeNumberProps) {
  return (
    <TextField
      {...field}
      type="number"
      required
      value={Number.isNaN(value) ? "" : value}
      onChange={({ currentTarget }) => onNumber(currentTarget.valueAsNumber)}
    />
  );
}
