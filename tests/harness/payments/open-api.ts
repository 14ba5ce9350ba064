import { OpenAPIBackend, type Document } from "openapi-backend";

/** A request as a provider's own description sees it. */
export interface ApiRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string | string[]>;
  body: unknown;
}

export interface Operation {
  id: string;
  /** What stands in the path. */
  parameters: Record<string, string>;
}

/** Holds a stand-in, and whoever asks it, to what the provider publishes about its calls. */
export interface OpenApi {
  /** @returns what is wrong with a request, or what it asks for */
  readRequest(request: ApiRequest): { fault: string } | Operation;
  /** @returns what is wrong with an answer */
  findFault(operationId: string, status: number, body: unknown): string | undefined;
}

type Schema = Record<string, unknown>;

/** @param definition or the file of one; is changed: what it leaves open is forbidden, so that nothing is sent that does not exist */
export async function openApi(definition: object | string): Promise<OpenApi> {
  if (typeof definition === "object") tighten(definition, false);
  const api = new OpenAPIBackend({
    definition: definition as Document | string,
    quick: true,
    customizeAjv: (ajv, options, context) =>
      new (ajv.constructor as new (options: object) => typeof ajv)({
        ...options,
        strict: false,
        logger: false,
        validateFormats: false,
        // What is sent in forms and addresses is text.
        coerceTypes: context.startsWith("response") ? false : "array",
      }),
  });
  await api.init();
  if (typeof definition === "string") unquote(api.definition, new Set());
  return {
    readRequest(request) {
      const operation = api.matchOperation(request);
      if (!operation?.operationId) return { fault: `there is no ${request.method} ${request.path}` };
      const { errors } = api.validateRequest(request, operation);
      if (errors && errors.length > 0) return { fault: print(`${request.method} ${request.path}`, errors) };
      const { params } = api.router.parseRequest(request, operation);
      return { id: operation.operationId, parameters: params as Record<string, string> };
    },
    findFault(operationId, status, body) {
      const { errors } = api.validator.validateResponse(body, operationId, status);
      return errors && errors.length > 0 ? print(`${operationId} ${status}`, errors) : undefined;
    },
  };
}

const print = (what: string, errors: readonly { instancePath: string; message?: string; params: unknown }[]) =>
  `${what}: ${errors
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join("; ")}`;

/** Writes what OpenAPI 3.0 says in its own words in those of JSON Schema. */
function tighten(node: unknown, isAsked: boolean): void {
  if (typeof node !== "object" || node === null) return;
  const schema = node as Schema;
  if (schema["nullable"] === true) {
    if (Array.isArray(schema["enum"])) schema["enum"].push(null);
    if (schema["type"] === undefined) {
      delete schema["nullable"];
      const choices = Array.isArray(schema["anyOf"]) ? (schema["anyOf"] as unknown[]) : undefined;
      if (choices) choices.push({ type: "null" });
      else if (typeof schema["$ref"] === "string") {
        schema["anyOf"] = [{ $ref: schema["$ref"] }, { type: "null" }];
        delete schema["$ref"];
      }
    }
  }
  if (isAsked && isSchemaMap(schema["properties"]) && schema["additionalProperties"] === undefined) {
    schema["additionalProperties"] = false;
  }
  for (const [name, part] of Object.entries(schema)) {
    if (name === "requestBody") asJson(part as Schema);
    tighten(part, (isAsked || name === "requestBody") && name !== "responses");
  }
}

/** Patterns that are written with slashes around them. */
function unquote(node: unknown, seen: Set<unknown>): void {
  if (typeof node !== "object" || node === null || seen.has(node)) return;
  seen.add(node);
  const schema = node as Schema;
  if (typeof schema["pattern"] === "string") schema["pattern"] = schema["pattern"].replace(/^\/(.*)\/i?$/, "$1");
  // A list that stands at two places would be taken for a circle.
  if (Array.isArray(schema["enum"])) schema["enum"] = [...(schema["enum"] as unknown[])];
  for (const part of Object.values(schema)) unquote(part, seen);
}

const isSchemaMap = (part: unknown) =>
  typeof part === "object" && part !== null && Object.values(part).every((each) => typeof each === "object");

/** A form that was read is checked like JSON. */
function asJson(body: Schema): void {
  const content = body["content"] as Schema | undefined;
  const form = content?.["application/x-www-form-urlencoded"];
  if (content && form) body["content"] = { "application/json": form };
}
