/** The inner product of two vectors, of the numbers from `start` up to `end`. */
export function innerProduct(one: Int8Array, other: Int8Array, start: number, end: number): number {
  let sum = 0;
  for (let place = start; place < end; place++) sum += one[place]! * other[place]!;
  return sum;
}
