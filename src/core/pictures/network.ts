interface NetworkHeader {
  /** Changes with the weights. */
  version: string;
  /** How many numbers go into each layer, and come out of the last one. */
  sizes: number[];
}

/** Linear layers; between them what is negative becomes zero. */
export interface Network {
  readonly version: string;
  run(values: Float32Array): Float32Array;
}

/**
 * Reads a network: length of the header (u32), header (JSON), then of each layer, little-endian, one scale and one bias per
 * output (f32 each), and the weights (i8) of each input to all outputs.
 * @throws Error when the file is damaged
 */
export function readNetwork(file: Uint8Array): Network {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let place = 4 + view.getUint32(0, true);
  const { version, sizes } = JSON.parse(String.fromCharCode(...file.subarray(4, place))) as NetworkHeader;
  const layers = sizes.slice(1).map((outputs, layer) => {
    const readFloats = (start: number) =>
      Float32Array.from({ length: outputs }, (_, index) => view.getFloat32(start + index * 4, true));
    const scales = readFloats(place);
    const biases = readFloats(place + outputs * 4);
    const start = place + outputs * 8;
    const weights = Float32Array.from(
      { length: sizes[layer]! * outputs },
      (_, index) => view.getInt8(start + index) * scales[index % outputs]!,
    );
    place = start + weights.length;
    return { weights, biases };
  });
  return {
    version,
    run: (values) =>
      layers.reduce(
        (input, { weights, biases }, layer) =>
          multiply(layer === 0 ? input : input.map((value) => Math.max(0, value)), weights, biases),
        values,
      ),
  };
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
