import type { OpenAPIV3_1 } from "openapi-types";

type Schema = Omit<OpenAPIV3_1.SchemaObject, "type" | "description"> & {
  description?: string | undefined;
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = OpenAPIV3_1.OperationObject;
type Parameter = OpenAPIV3_1.ParameterObject;

/** Subjects of calls that programs make. */
const tags: ReadonlySet<string> = new Set("search icons images media bundles collections catalogue pages".split(" "));

interface Call {
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

/** The module with the types of all calls that programs make, and how each is sent. */
export function renderOperations({ paths = {}, components = {} }: OpenAPIV3_1.Document): string {
  const calls = listCalls(paths).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const schemas = components.schemas as Record<string, Schema>;
  const used = listUsed(calls, schemas);
  return [
    "// Written by tests/client.test.ts from the OpenAPI document.\n",
    ...used.map(
      (name) => `${comment(schemas[name]!.description)}export type ${name} = ${renderType(schemas[name]!)};\n`,
    ),
    "/** A file that a call returns. */\nexport interface ReceivedFile {\n  bytes: Uint8Array<ArrayBuffer>;\n  /** Without parameters, such as `image/png`. */\n  mediaType: string;\n  /** As the site calls it. */\n  fileName: string | undefined;\n}\n",
    `export interface Calls {\n${calls.map(renderSignature).join("\n")}\n}\n`,
    `/** Method, path, and what comes back. */\nexport const operations: Readonly<Record<keyof Calls, readonly [string, string, "json" | "file" | "none"]>> = {\n${calls.map(renderEntry).join("\n")}\n};\n`,
  ].join("\n");
}

function listCalls(paths: OpenAPIV3_1.PathsObject): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).flatMap(([method, operation]): Call[] => {
      const { operationId: name = "", tags: [tag = ""] = [], security = [] } = operation;
      const isForPages = security.length > 0 && !security.some((way) => "apiKey" in way);
      // It never ends.
      const isStream = "text/event-stream" in (findDone(operation)?.content ?? {});
      return tags.has(tag) && !isForPages && !isStream ? [{ name, method, path, operation }] : [];
    }),
  );
}

const findDone = ({ responses = {} }: Operation) =>
  Object.entries(responses as Record<string, OpenAPIV3_1.ResponseObject>).find(([status]) =>
    status.startsWith("2"),
  )?.[1];

function kindOf({ operation }: Call): "json" | "file" | "none" {
  const types = Object.keys(findDone(operation)?.content ?? {});
  if (types.length === 0) return "none";
  return types.every((type) => type === "application/json") ? "json" : "file";
}

function listUsed(calls: readonly Call[], schemas: Record<string, Schema>): string[] {
  const used = new Set<string>();
  const add = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      add(schemas[name]);
    }
  };
  for (const { operation } of calls)
    add([operation.parameters ?? [], operation.requestBody ?? {}, findDone(operation)]);
  return [...used].toSorted((a, b) => (a < b ? -1 : 1));
}

function renderSignature(call: Call): string {
  const { name, operation } = call;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
  const fields = parameters.map((parameter) => {
    const isRequired = parameter.in === "path" || parameter.required === true;
    const schema = parameter.schema as Schema;
    return renderField(
      parameter.name,
      { ...schema, description: parameter.description ?? schema.description },
      isRequired,
    );
  });
  if (body) {
    const [mediaType = "", { schema = {} } = {}] = Object.entries(body.content)[0] ?? [];
    fields.push(`body: ${mediaType.startsWith("multipart/") ? "FormData" : renderType(schema, true)};`);
  }
  const isOptional = fields.every((field) => /^(?:\/\*\*.*\*\/ )?(?:"[^"]+"|\w+)\?:/s.test(field));
  const input = fields.length === 0 ? "" : `input${isOptional ? "?" : ""}: { ${fields.join(" ")} }`;
  return `${comment(operation.description ?? operation.summary)}${name}(${input}): Promise<${renderOutput(call)}>;`;
}

function renderOutput(call: Call): string {
  const kind = kindOf(call);
  if (kind !== "json") return kind === "file" ? "ReceivedFile" : "void";
  return renderType(findDone(call.operation)!.content!["application/json"]!.schema as Schema);
}

const renderEntry = (call: Call) =>
  `  ${call.name}: [${JSON.stringify(call.method.toUpperCase())}, ${JSON.stringify(call.path)}, "${kindOf(call)}"],`;

const comment = (text: string | undefined) => (text ? `/** ${text.replaceAll("*/", "*\\/")} */ ` : "");

function renderField(name: string, schema: Schema, isRequired: boolean, isInput = true): string {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
  const absent = isRequired ? "" : "?";
  const orUndefined = !isRequired && isInput ? " | undefined" : "";
  return `${comment(schema.description)}${key}${absent}: ${renderType(schema, isInput)}${orUndefined};`;
}

/** @param isInput lists may be read-only, and what may be left out may be undefined */
function renderType(schema: Schema, isInput = false): string {
  const inner = (each: Schema) => renderType(each, isInput);
  if (schema.$ref !== undefined) return schema.$ref.slice("#/components/schemas/".length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((each) => `(${inner(each)})`))].join(" | ");
  if (schema.allOf) return schema.allOf.map((each) => `(${inner(each)})`).join(" & ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => inner({ ...schema, type })).join(" | ");
  switch (schema.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      return `${isInput ? "readonly " : ""}(${schema.items ? inner(schema.items) : "unknown"})[]`;
    default:
      return renderObject(schema, isInput);
  }
}

function renderObject({ properties, required = [], additionalProperties }: Schema, isInput: boolean): string {
  if (properties && Object.keys(properties).length > 0) {
    const fields = Object.entries(properties).map(([name, schema]) =>
      renderField(name, schema, required.includes(name), isInput),
    );
    return `{ ${fields.join(" ")} }`;
  }
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0) {
    return `Record<string, ${renderType(additionalProperties, isInput)}>`;
  }
  return properties ? "Record<string, never>" : "unknown";
}
