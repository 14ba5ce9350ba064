/** A value as JSON text: a single string to whatever serialises, sends or escapes it, however much is inside. */
export interface Packed<Value> {
  readonly json: string;
  /** Nothing at run time: what `unpack` gives. */
  readonly type?: Value;
}

const values = new WeakMap<Packed<unknown>, unknown>();

/** Packs what JSON can hold. It is also kept as it is: nothing is parsed where it was packed. */
export function pack<Value>(value: Value): Packed<Value> {
  const packed: Packed<Value> = { json: JSON.stringify(value) };
  values.set(packed, value);
  return packed;
}

/** The value inside; for the same pack always the same one. */
export function unpack<Value>(packed: Packed<Value>): Value {
  if (!values.has(packed)) values.set(packed, JSON.parse(packed.json));
  return values.get(packed) as Value;
}
