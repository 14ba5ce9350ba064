/**
 * What PayPal has no field for is written into the one that is ours, `custom_id`: 127 characters that go with a subscription.
 * So there is nothing that could be lost here while PayPal goes on.
 */
export interface PaypalMemory {
  orderId: string;
  /** The subscription that the site knows this one by, where this one took its place. */
  root?: string | undefined;
  /** The one that takes the place of this one, once somebody has agreed to it. */
  next?: string | undefined;
  /** What was left of the one before, in minor units, and counted against this one. */
  credit?: number | undefined;
  /** Until when what is paid for lasts, of one that was cancelled. */
  endsAt?: Date | undefined;
  /** What it is until the period ends, of one that is changed then. */
  before?: { productCode: string; quantity: number; unitAmount: number; until: Date } | undefined;
}

const longest = 127;

const formatTime = (time: Date) => Math.floor(time.getTime() / 1000).toString(36);
const readTime = (text: string) => new Date(Number.parseInt(text, 36) * 1000);

export function serializePaypalMemory({ orderId, root, next, credit, endsAt, before }: PaypalMemory): string {
  const parts = [
    orderId,
    root && `r=${root}`,
    next && `n=${next}`,
    credit !== undefined && `c=${credit}`,
    endsAt && `e=${formatTime(endsAt)}`,
    before && `b=${before.productCode}*${before.quantity}*${before.unitAmount}*${formatTime(before.until)}`,
  ];
  const text = parts.filter(Boolean).join(";");
  if (text.length > longest) throw new RangeError(`${text} is too long for PayPal`);
  return text;
}

/** Whatever is not understood is left out: people can write there too, at PayPal. */
export function readPaypalMemory(text: string): PaypalMemory {
  const [orderId = "", ...parts] = text.split(";");
  const field = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(2);
  const ends = field("e");
  const credit = field("c");
  const [, productCode, quantity, unitAmount, until] =
    /^([\w-]+)\*(\d{1,6})\*(\d{1,12})\*([0-9a-z]{1,8})$/.exec(field("b") ?? "") ?? [];
  return {
    orderId,
    root: field("r"),
    next: field("n"),
    credit: credit !== undefined && /^\d{1,12}$/.test(credit) ? Number(credit) : undefined,
    endsAt: ends !== undefined && /^[0-9a-z]{1,8}$/.test(ends) ? readTime(ends) : undefined,
    before:
      productCode !== undefined && until !== undefined
        ? { productCode, quantity: Number(quantity), unitAmount: Number(unitAmount), until: readTime(until) }
        : undefined,
  };
}
