import type { InjectOptions } from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productCalls, type ProductCall } from "./harness/calls/product-calls.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

type Schema = OpenAPIV3_1.SchemaObject & { $ref?: string };

let site: TestApp;
let document: OpenAPIV3_1.Document;
beforeAll(async () => {
  site = await startTestApp();
  document = (await site.app.inject("/api/openapi.json")).json();
});
afterAll(() => site.close());

/** Paths that differ in nothing but the names of their parameters are one. */
const shapeOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, "{}");

function findOperation({ method, path, documentedAs = path }: ProductCall): OpenAPIV3_1.OperationObject | undefined {
  const entry = Object.entries(document.paths ?? {}).find(([known]) => shapeOf(known) === shapeOf(documentedAs));
  return entry?.[1]?.[method.toLowerCase() as "get"];
}

function resolve(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const name = schema.$ref?.slice("#/components/schemas/".length);
  if (name !== undefined) return resolve(document.components?.schemas?.[name]);
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []) as Schema[];
  return [schema, ...parts.flatMap(resolve)];
}

/** Names of what an object may hold, two levels deep. */
function namesIn(schema: Schema | undefined, depth = 2): string[] {
  const members = resolve(schema).flatMap(({ properties = {} }) => Object.entries(properties));
  const below = depth > 1 ? members.flatMap(([, member]) => namesIn(member as Schema, depth - 1)) : [];
  return [...members.map(([name]) => name), ...below];
}

function listParameterNames(operation: OpenAPIV3_1.OperationObject): string[] {
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
  return [
    ...parameters.map(({ name }) => name),
    ...Object.values(body?.content ?? {}).flatMap(({ schema }) => namesIn(schema as Schema)),
  ];
}

function listSuccesses(operation: OpenAPIV3_1.OperationObject) {
  const responses = Object.entries(operation.responses ?? {}) as [string, OpenAPIV3_1.ResponseObject][];
  return responses.filter(([status]) => status.startsWith("2")).map(([, response]) => response);
}

describe.each(productCalls)("$method $path", (call) => {
  it("answers", async () => {
    const request: InjectOptions = {
      method: call.method,
      url: call.path.replaceAll(/\{[^}]+\}/g, "none"),
      ...(call.method !== "GET" && { payload: {} }),
    };
    const { statusCode, body } = await site.app.inject(request);
    expect(statusCode, body).not.toBe(405);
    expect(statusCode, body).toBeLessThan(500);
    expect(body).not.toContain("There is no call");
  });

  it("is documented with its parameters and responses", () => {
    const operation = findOperation(call);
    expect(operation?.operationId, "is in the OpenAPI document").toBeDefined();
    expect(listParameterNames(operation!)).toEqual(expect.arrayContaining([...(call.accepts ?? [])]));
    const successes = listSuccesses(operation!);
    expect(successes.length, "says what a success is").toBeGreaterThan(0);
    const given = successes.flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ schema }) => namesIn(schema as Schema)),
    );
    expect(given).toEqual(expect.arrayContaining([...(call.gives ?? [])]));
  });
});
