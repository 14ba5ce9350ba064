import { useId, type ReactNode } from "react";
import { allowanceResources, isMetered, type AllowanceResource } from "../../../core/quotas/quota.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { nameResource } from "../../accounts/components.ts";
import styles from "./product-dialog.module.css";
import { accountingTypes, findPriceFault, limits, type AllowanceDraft, type ProductDraft } from "./product-draft.ts";

type Price = ProductDraft["prices"][number];

const change = <Row,>(rows: readonly Row[], at: number, row: Row) =>
  rows.map((one, place) => (place === at ? row : one));
const drop = <Row,>(rows: readonly Row[], at: number) => rows.filter((_, place) => place !== at);

interface PartProps {
  title: string;
  help: string;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}

function Part({ title, help, addLabel, onAdd, children }: PartProps) {
  const helpId = useId();
  return (
    <fieldset className={styles.part} aria-describedby={helpId}>
      <legend>{title}</legend>
      <p id={helpId} className={styles.help}>
        {help}
      </p>
      {children}
      <Button size="sm" icon="plus" onClick={onAdd} className={styles.add ?? ""}>
        {addLabel}
      </Button>
    </fieldset>
  );
}

interface PriceFieldsProps {
  prices: readonly Price[];
  /** Whether somebody has tried to save: before that, nothing is wrong. */
  isChecked: boolean;
  onChange: (prices: readonly Price[]) => void;
}

/** What a product costs, in each currency. */
export function PriceFields({ prices, isChecked, onChange }: PriceFieldsProps) {
  const t = useMessages();
  return (
    <Part
      title={t("admin.products.prices")}
      help={t("admin.products.prices.help")}
      addLabel={t("admin.products.price.add")}
      onAdd={() => onChange([...prices, { currency: "", amount: "" }])}
    >
      <ul className={styles.prices}>
        {prices.map((price, at) => {
          const fault = isChecked ? findPriceFault(price) : undefined;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name while they are written
            <li key={at} className={styles.price}>
              <TextField
                label={t("admin.products.currency")}
                error={fault === "currency" ? t("admin.products.wrong.currency") : undefined}
                value={price.currency}
                required
                maxLength={3}
                spellCheck={false}
                onChange={({ currentTarget: { value } }) =>
                  onChange(change(prices, at, { ...price, currency: value.toUpperCase() }))
                }
              />
              <TextField
                label={t("admin.products.amount")}
                error={fault === "amount" ? t("admin.products.wrong.amount") : undefined}
                value={price.amount}
                required
                inputMode="decimal"
                maxLength={12}
                onChange={({ currentTarget: { value } }) => onChange(change(prices, at, { ...price, amount: value }))}
              />
              <IconButton
                glyph="trash-2"
                label={t("admin.remove", { name: price.currency })}
                disabled={prices.length === 1}
                onClick={() => onChange(drop(prices, at))}
              />
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

interface AllowanceFieldsProps {
  allowances: readonly AllowanceDraft[];
  onChange: (allowances: readonly AllowanceDraft[]) => void;
}

const offeredResources = allowanceResources.filter(isMetered);

/** What this site has, and what an imported product gives already. */
const listResources = (selected: AllowanceResource): readonly AllowanceResource[] =>
  isMetered(selected) ? offeredResources : [...offeredResources, selected];

/** What a product gives. */
export function AllowanceFields({ allowances, onChange }: AllowanceFieldsProps) {
  const t = useMessages();
  const free = offeredResources.find((resource) => allowances.every((one) => one.resource !== resource)) ?? "icon";
  return (
    <Part
      title={t("admin.products.allowances")}
      help={t("admin.products.allowances.help")}
      addLabel={t("admin.products.allowance.add")}
      onAdd={() => onChange([...allowances, { resource: free, accountingType: "usage", usages: 0, limit: "none" }])}
    >
      <ul className={styles.allowances}>
        {allowances.map((one, at) => {
          const set = (part: Partial<AllowanceDraft>) => onChange(change(allowances, at, { ...one, ...part }));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name while they are written
            <li key={at} className={styles.allowance}>
              <Select
                label={t("admin.products.resource")}
                options={listResources(one.resource).map((value) => ({ value, label: nameResource(t, value) }))}
                selected={one.resource}
                onSelect={(resource) => set({ resource: resource ?? one.resource })}
              />
              <Select
                label={t("admin.products.limit")}
                options={limits.map((value) => ({ value, label: t(`admin.products.limit.${value}`) }))}
                selected={one.limit}
                onSelect={(limit) => set({ limit: limit ?? one.limit })}
              />
              {one.limit !== "none" && (
                <>
                  <TextField
                    type="number"
                    label={t("admin.products.usages")}
                    required
                    min={0}
                    max={1_000_000_000}
                    value={Number.isNaN(one.usages) ? "" : one.usages}
                    onChange={({ currentTarget }) => set({ usages: currentTarget.valueAsNumber })}
                  />
                  <Select
                    label={t("admin.products.counts")}
                    options={accountingTypes.map((value) => ({ value, label: t(`admin.products.counts.${value}`) }))}
                    selected={one.accountingType}
                    onSelect={(accountingType) => set({ accountingType: accountingType ?? one.accountingType })}
                  />
                </>
              )}
              <IconButton
                glyph="trash-2"
                label={t("admin.remove", { name: nameResource(t, one.resource) })}
                onClick={() => onChange(drop(allowances, at))}
              />
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
