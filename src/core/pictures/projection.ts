interface ProjectionHeader {
  /** Changes with the weights. */
  version: string;
  inputs: number;
  outputs: number;
}

/** A linear map to fewer numbers. */
export interface Projection {
  readonly version: string;
  project(values: Float32Array): Float32Array;
}

/**
 * Reads a projection: length of the header (u32), header (JSON), then, little-endian, one scale and one bias per output (f32
 * each), and the weights (i8) of each input to all outputs.
 * @throws Error when the file is damaged
 */
export function readProjection(file: Uint8Array): Projection {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerEnd = 4 + view.getUint32(0, true);
  const header = JSON.parse(String.fromCharCode(...file.subarray(4, headerEnd))) as ProjectionHeader;
  const { version, inputs, outputs } = header;
  const readFloats = (start: number) =>
    Float32Array.from({ length: outputs }, (_, index) => view.getFloat32(start + index * 4, true));
  const scales = readFloats(headerEnd);
  const biases = readFloats(headerEnd + outputs * 4);
  const start = headerEnd + outputs * 8;
  const weights = Float32Array.from(
    { length: inputs * outputs },
    (_, place) => view.getInt8(start + place) * scales[place % outputs]!,
  );
  return { version, project: (values) => multiply(values, weights, biases) };
}

/** Inputs that are zero cost nothing; of the others four at a time are added to all outputs. */
function multiply(input: Float32Array, weights: Float32Array, biases: Float32Array): Float32Array {
  const { length } = biases;
  const places = new Uint16Array(input.length + 3);
  let count = 0;
  for (let place = 0; place < input.length; place++) if (input[place] !== 0) places[count++] = place;
  const output = biases.slice();
  for (let next = 0; next < count; next += 4) {
    const a = places[next]! * length;
    const b = places[next + 1]! * length;
    const c = places[next + 2]! * length;
    const d = places[next + 3]! * length;
    const valueA = input[places[next]!]!;
    const valueB = next + 1 < count ? input[places[next + 1]!]! : 0;
    const valueC = next + 2 < count ? input[places[next + 2]!]! : 0;
    const valueD = next + 3 < count ? input[places[next + 3]!]! : 0;
    for (let place = 0; place < length; place++) {
      output[place] =
        output[place]! +
        valueA * weights[a + place]! +
        valueB * weights[b + place]! +
        valueC * weights[c + place]! +
        valueD * weights[d + place]!;
    }
  }
  return output;
}
