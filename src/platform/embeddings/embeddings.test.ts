import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFixtureCatalogue } from "../../../tests/harness/site/fixture-catalogue.ts";
import { AppError } from "../../core/errors.ts";
import type { OpenSnapshot } from "../../features/catalogue/service.server.ts";
import { createEmbeddingsEndpoint } from "./embeddings-endpoint.server.ts";
import type { Embeddings } from "./embeddings.server.ts";
import { createStaticEmbeddings } from "./static-embeddings.server.ts";

const apiKey = "key-of-the-test";
const timeoutMs = 20_000;

type Answer = (response: ServerResponse, input: readonly string[]) => void;

let opened: OpenSnapshot;
let server: ReturnType<typeof createServer>;
let url: string;
let answer: Answer;
let requests: { authorization: string | undefined; model: string; input: readonly string[] }[] = [];

const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Speaks the protocol with the vectors that come with the catalogue; the list is out of order, which it may be. */
const answerWell: Answer = (response, input) => {
  const data = input.map((text, index) => ({
    index,
    embedding: [...opened.meaning.embed(text, "en")!].map((each) => each * 3),
  }));
  sendJson(response, { object: "list", data: data.toReversed() });
};

async function readBody(request: IncomingMessage): Promise<{ model: string; input: string[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as { model: string; input: string[] };
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  requests.push({ authorization: request.headers.authorization, ...body });
  if (request.url === "/v1/embeddings" && request.method === "POST") answer(response, body.input);
  else response.writeHead(404).end();
}

beforeAll(async () => {
  opened = await openFixtureCatalogue();
  server = createServer((request, response) => {
    void receive(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.close();
  opened.close();
});

const createEndpoint = (options: Partial<Parameters<typeof createEmbeddingsEndpoint>[0]> = {}) =>
  createEmbeddingsEndpoint({ url, model: "model-of-the-test", apiKey, timeoutMs, ...options });

const multiply = (left: Float32Array, right: Float32Array) =>
  left.reduce((sum, each, at) => sum + each * right[at]!, 0);

const adapters: [string, () => Embeddings][] = [
  ["the vectors that come with the catalogue", () => createStaticEmbeddings(opened.meaning)],
  ["an endpoint", () => createEndpoint()],
];

describe.each(adapters)("%s", (_name, create) => {
  beforeAll(() => {
    answer = answerWell;
  });

  it("returns a vector of length 1 for each text, all with the same number of components", async () => {
    const vectors = await create().embed(["hotel", "sleep outdoors", "a dog"], "en");
    expect(vectors).toHaveLength(3);
    for (const vector of vectors) {
      expect(vector).toHaveLength(vectors[0]!.length);
      expect(Math.hypot(...vector!)).toBeCloseTo(1, 4);
    }
  });

  it("returns the same vector for the same text, alone or among others", async () => {
    const embeddings = create();
    const [alone] = await embeddings.embed(["sleep outdoors"], "en");
    const [, among] = await embeddings.embed(["hotel", "sleep outdoors"], "en");
    for (const [place, each] of alone!.entries()) expect(each).toBeCloseTo(among![place]!, 5);
  });

  it("places texts with a similar meaning nearer to each other than others", async () => {
    const [dog, puppy, invoice] = await create().embed(["dog", "puppy", "invoice"], "en");
    expect(multiply(dog!, puppy!)).toBeGreaterThan(multiply(dog!, invoice!));
  });

  it("returns no vectors for no texts", async () => {
    expect(await create().embed([], "en")).toEqual([]);
  });
});

it("unknown words have zero vectors", async () => {
  expect(await createStaticEmbeddings(opened.meaning).embed(["", "qzxqzx vvqqzz"], "en")).toEqual([
    undefined,
    undefined,
  ]);
});

describe("an endpoint", () => {
  it("gets requests by the protocol", async () => {
    answer = answerWell;
    requests = [];
    await createEndpoint({ url: `${url}/` }).embed(["hotel", "tent"]);
    await createEndpoint({ apiKey: undefined }).embed(["hotel"]);
    expect(requests).toMatchObject([
      { authorization: `Bearer ${apiKey}`, model: "model-of-the-test", input: ["hotel", "tent"] },
      { authorization: undefined },
    ]);
  });

  const faults: [string, Answer][] = [
    ["refuses", (response) => sendJson(response, { error: { message: `wrong key ${apiKey}` } }, 401)],
    ["fails", (response) => sendJson(response, {}, 500)],
    ["sends no JSON", (response) => response.end("<html>")],
    ["sends too few vectors", (response) => sendJson(response, { data: [] })],
    ["sends vectors of several lengths", (response) => sendVectors(response, [[1, 0], [1]])],
    ["sends vectors of no length", (response) => sendVectors(response, [[0], [0]])],
    ["sends one twice", (response) => sendJson(response, { data: [0, 0].map((index) => ({ index, embedding: [1] })) })],
    ["leads elsewhere", (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end()],
    ["hangs up", (response) => response.destroy()],
  ];

  it.each(faults)("that %s is unavailable, and its key isn't revealed", async (_fault, fault) => {
    answer = fault;
    const failure = await createEndpoint()
      .embed(["hotel", "tent"])
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: "unavailable" });
    expect(String((failure as Error).stack)).not.toContain(apiKey);
  });

  it("that doesn't respond in time is unavailable", async () => {
    answer = () => undefined;
    await expect(createEndpoint({ timeoutMs: 50 }).embed(["hotel"])).rejects.toMatchObject({ code: "unavailable" });
  });

  it("doesn't delay the shutdown of the search", async () => {
    answer = () => undefined;
    const closing = new AbortController();
    const asked = createEndpoint({ signal: closing.signal }).embed(["hotel"]);
    closing.abort();
    await expect(asked).rejects.toMatchObject({ code: "unavailable" });
  });
});

function sendVectors(response: ServerResponse, vectors: readonly number[][]): void {
  sendJson(response, { data: vectors.map((embedding, index) => ({ index, embedding })) });
}
