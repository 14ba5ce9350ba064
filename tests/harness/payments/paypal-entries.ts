import { randomBytes } from "node:crypto";

/** What PayPal answers when it does not do something. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, issue: string, description = issue) {
    super(`${issue}: ${description}`);
    this.status = status;
    const name = status === 404 ? "RESOURCE_NOT_FOUND" : status === 422 ? "UNPROCESSABLE_ENTITY" : "INVALID_REQUEST";
    this.body = { name, message: description, details: [{ issue, description }], debug_id: "b1d1f06c7246c" };
  }
}

export interface Money {
  currency_code: string;
  value: string;
}

export interface Plan {
  id: string;
  product_id: string;
  name: string;
  description: string;
  status: string;
  billing_cycles: {
    tenure_type: "TRIAL" | "REGULAR";
    frequency: { interval_unit: "DAY" | "MONTH" | "YEAR"; interval_count: number };
    pricing_scheme?: { fixed_price: Money };
  }[];
  payment_preferences: { payment_failure_threshold: number };
}

export interface Transaction {
  id: string;
  status: "COMPLETED" | "DECLINED" | "REFUNDED";
  time: string;
  amount_with_breakdown: { gross_amount: Money };
}

export interface Subscription {
  id: string;
  status: "APPROVAL_PENDING" | "ACTIVE" | "SUSPENDED" | "CANCELLED";
  planId: string;
  quantity: number;
  customId: string;
  createdAt: Date;
  startsAt: Date | undefined;
  setUpFee: Money | undefined;
  owed: number;
  failures: number;
  nextAt: Date | undefined;
  retryAt: Date | undefined;
  failedAt: Date | undefined;
  transactions: Transaction[];
  isRefusedByBank: boolean;
}

export interface Order {
  id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  unit: { custom_id: string; amount: Money; items: object[] };
  isRefusedByBank: boolean;
  createdAt: Date;
  capture: { id: string; status: string; amount: Money; create_time: string } | undefined;
}

const dayMs = 86_400_000;
export const newId = (bytes: number) => randomBytes(bytes).toString("hex").toUpperCase();

export const cents = ({ value, currency_code: code }: Money) => Math.round(Number(value) * (code === "JPY" ? 1 : 100));
export const money = (amount: number, code: string): Money => ({
  currency_code: code,
  value: code === "JPY" ? String(amount) : (amount / 100).toFixed(2),
});

export function addCycle(
  from: Date,
  { interval_unit: unit, interval_count: count }: Plan["billing_cycles"][0]["frequency"],
): Date {
  const date = new Date(from);
  if (unit === "DAY") return new Date(date.getTime() + count * dayMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (unit === "YEAR" ? 12 : 1) * count);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return date;
}

export function serializeOrder({ id, status, unit, capture, createdAt }: Order): Record<string, unknown> {
  const refunds = capture?.status === "REFUNDED" ? [{ id: newId(8), status: "COMPLETED", amount: capture.amount }] : [];
  return {
    id,
    status,
    intent: "CAPTURE",
    create_time: createdAt.toISOString(),
    purchase_units: [
      { reference_id: "default", ...unit, ...(capture && { payments: { captures: [capture], refunds } }) },
    ],
    links: [],
  };
}
