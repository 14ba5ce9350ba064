/** One layer of a network. Convolutions have kernels of 3 × 3 and a border of one zero, and what is negative becomes zero after them. */
export type Layer =
  | { kind: "convolution"; inputs: number; outputs: number; stride: 1 | 2 }
  | { kind: "dense"; inputs: number; outputs: number };

/** What a network is made of, as its file says it. */
export interface NetworkHeader {
  /** Changes with the weights. */
  version: string;
  /** Edge of the square map that goes in, cells. */
  cells: number;
  layers: readonly Layer[];
}

/** A small feed-forward network. */
export interface Network {
  readonly version: string;
  /** Turns a map (rows of cells of channels) into the outputs of the last layer. The answer is overwritten by the next call. */
  run(map: Float32Array): Float32Array;
}

interface LoadedLayer {
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

/**
 * Reads a network: length of the header (u32), header (JSON), then for each layer, little-endian: one scale and one bias
 * per output (f32 each), and the weights (i8) of each output in the order row, column, input, filled up to four bytes.
 * @throws Error when the file is cut short
 */
export function readNetwork(file: Uint8Array): Network {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerBytes = view.getUint32(0, true);
  const header = JSON.parse(readLatin(file.subarray(4, 4 + headerBytes))) as NetworkHeader;
  let offset = 4 + headerBytes;
  const readFloats = (count: number) => {
    const floats = Float32Array.from({ length: count }, (_, index) => view.getFloat32(offset + index * 4, true));
    offset += count * 4;
    return floats;
  };
  const layers = header.layers.map((layer): LoadedLayer => {
    const scales = readFloats(layer.outputs);
    const biases = readFloats(layer.outputs);
    const perOutput = layer.inputs * (layer.kind === "convolution" ? 9 : 1);
    const weights = Float32Array.from(
      { length: layer.outputs * perOutput },
      (_, index) => view.getInt8(offset + index) * scales[Math.floor(index / perOutput)]!,
    );
    offset += Math.ceil(weights.length / 4) * 4;
    return { outputs: layer.outputs, weights, biases };
  });

  const steps: ((input: Float32Array) => Float32Array)[] = [];
  let cells = header.cells;
  for (const [index, layer] of header.layers.entries()) {
    const loaded = layers[index]!;
    if (layer.kind === "dense") {
      const output = new Float32Array(layer.outputs);
      steps.push((input) => {
        multiply(input, { rows: 1, loaded, output });
        return output;
      });
      continue;
    }
    const { inputs, stride } = layer;
    const from = cells;
    const to = Math.ceil(cells / stride);
    cells = to;
    const patches = new Float32Array(to * to * 9 * inputs);
    const output = new Float32Array(to * to * layer.outputs);
    steps.push((input) => {
      cutPatches(input, { from, to, inputs, stride, patches });
      multiply(patches, { rows: to * to, loaded, output });
      for (let place = 0; place < output.length; place++) if (output[place]! < 0) output[place] = 0;
      return output;
    });
  }
  return { version: header.version, run: (map) => steps.reduce((values, step) => step(values), map) };
}

const readLatin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Lays out the 3 × 3 neighbours of each place one after the other; zeros beyond the border stay as they are. */
function cutPatches(
  input: Float32Array,
  options: { from: number; to: number; inputs: number; stride: number; patches: Float32Array },
) {
  const { from, to, inputs, stride, patches } = options;
  for (let y = 0; y < to; y++) {
    for (let x = 0; x < to; x++) {
      const first = Math.max(0, x * stride - 1);
      const end = Math.min(from, x * stride + 2);
      for (let row = 0; row < 3; row++) {
        const sourceY = y * stride + row - 1;
        if (sourceY < 0 || sourceY >= from) continue;
        const target = (((y * to + x) * 3 + row) * 3 + first - (x * stride - 1)) * inputs;
        patches.set(input.subarray((sourceY * from + first) * inputs, (sourceY * from + end) * inputs), target);
      }
    }
  }
}

/** Four outputs at a time: each input value is read once for all of them. */
function multiply(
  input: Float32Array,
  { rows, loaded, output }: { rows: number; loaded: LoadedLayer; output: Float32Array },
) {
  const { outputs, weights, biases } = loaded;
  const length = weights.length / outputs;
  for (let first = 0; first < outputs; first += 4) {
    const a = first * length;
    const b = a + length;
    const c = b + length;
    const d = c + length;
    for (let row = 0; row < rows; row++) {
      let sumA = 0;
      let sumB = 0;
      let sumC = 0;
      let sumD = 0;
      const start = row * length;
      for (let index = 0; index < length; index++) {
        const value = input[start + index]!;
        sumA += value * weights[a + index]!;
        sumB += value * weights[b + index]!;
        sumC += value * weights[c + index]!;
        sumD += value * weights[d + index]!;
      }
      const target = row * outputs + first;
      output[target] = sumA + biases[first]!;
      output[target + 1] = sumB + biases[first + 1]!;
      output[target + 2] = sumC + biases[first + 2]!;
      output[target + 3] = sumD + biases[first + 3]!;
    }
  }
}
