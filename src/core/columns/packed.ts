/** Kept with the pack, where nothing that serializes sees it: a weak map would keep it alive longer than the pack. */
const known = Symbol("value");

/** A value as JSON text: a single string to whatever serializes, sends or escapes it, however much is inside. */
export interface Packed<Value> {
  readonly json: string;
  [known]?: Value;
}

/** Packs what JSON can hold. It is also kept as it is: nothing is parsed where it was packed. */
export function pack<Value>(value: Value): Packed<Value> {
  return { json: JSON.stringify(value), [known]: value };
}

/** The value inside; for the same pack always the same one. */
export function unpack<Value>(packed: Packed<Value>): Value {
  if (!(known in packed)) packed[known] = JSON.parse(packed.json) as Value;
  return packed[known];
}
