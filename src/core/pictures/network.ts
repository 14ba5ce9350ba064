/** What a network is made of, as its file says it. */
interface NetworkHeader {
  /** Changes with the weights. */
  version: string;
  /** Every input of a layer goes into each of its outputs; what is negative becomes zero between layers. */
  layers: readonly { inputs: number; outputs: number }[];
}

/** A small feed-forward network of dense layers. */
export interface Network {
  readonly version: string;
  readonly inputs: number;
  readonly outputs: number;
  /** The answer is overwritten by the next call. */
  run(input: Float32Array): Float32Array;
}

interface Layer {
  /** Those of the first input to all outputs, then those of the second… */
  weights: Float32Array;
  biases: Float32Array;
  output: Float32Array;
}

/**
 * Reads a network: length of the header (u32), header (JSON), then for each layer, little-endian: one scale and one bias
 * per output (f32 each), and the weights (i8) of each input to all outputs, filled up to four bytes.
 * @throws Error when the file is damaged
 */
export function readNetwork(file: Uint8Array): Network {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerBytes = view.getUint32(0, true);
  const header = JSON.parse(String.fromCharCode(...file.subarray(4, 4 + headerBytes))) as NetworkHeader;
  let offset = 4 + headerBytes;
  const readFloats = (count: number) => {
    const start = offset;
    offset += count * 4;
    return Float32Array.from({ length: count }, (_, index) => view.getFloat32(start + index * 4, true));
  };
  const layers = header.layers.map(({ inputs, outputs }): Layer => {
    const scales = readFloats(outputs);
    const biases = readFloats(outputs);
    const weights = new Float32Array(inputs * outputs);
    for (let place = 0; place < weights.length; place++) {
      weights[place] = view.getInt8(offset + place) * scales[place % outputs]!;
    }
    offset += Math.ceil(weights.length / 4) * 4;
    return { weights, biases, output: new Float32Array(outputs) };
  });
  return {
    version: header.version,
    inputs: header.layers[0]!.inputs,
    outputs: header.layers.at(-1)!.outputs,
    run(input) {
      let values = input;
      for (const [index, layer] of layers.entries()) {
        if (index > 0) dropNegatives(values);
        multiply(values, layer);
        values = layer.output;
      }
      return values;
    },
  };
}

function dropNegatives(values: Float32Array) {
  for (let place = 0; place < values.length; place++) if (values[place]! < 0) values[place] = 0;
}

/** Inputs that are zero, about half of them, cost nothing; of the others four at a time are added to all outputs. */
function multiply(input: Float32Array, { weights, biases, output }: Layer) {
  const { length } = output;
  const places = new Uint16Array(input.length + 3);
  let count = 0;
  for (let place = 0; place < input.length; place++) if (input[place] !== 0) places[count++] = place;
  output.set(biases);
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
}
