import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { OpenAPIV3_1 } from "openapi-types";
import { tokenCookie } from "../platform/http/cookies/session-token.server.ts";
import { mostAmount } from "../platform/http/parameters/parameters.server.ts";
import { isOpenToHeld } from "../features/accounts/admin/held-accounts.server.ts";

type Document = Partial<OpenAPIV3_1.Document>;
type Parameter = OpenAPIV3_1.ParameterObject;

const apiKeyScheme: OpenAPIV3_1.HttpSecurityScheme = {
  type: "http",
  scheme: "bearer",
  bearerFormat: "icn_",
  description:
    "An API key from the account page: `Authorization: Bearer icn_…`. Each call lists the scope that the key needs. Calls that list `{}` work without a key as well; all others don’t read keys.",
};

/** Pages of this site ask with it. */
const sessionScheme: OpenAPIV3_1.ApiKeySecurityScheme = {
  type: "apiKey",
  in: "cookie",
  name: tokenCookie,
  description: "The cookie of somebody who is signed in to this site. Programs use an API key where a call lists one.",
};

/** Collects the schemas of all calls that are registered after it; `app.swagger()` prints them. */
export async function registerOpenApi(app: FastifyInstance, { origin }: { origin: string | undefined }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Iconarium",
        version: "1",
        description: `Search open icons and download them as SVG or PNG in any size and color. Totals count duplicate icons once, as lists show them. Styles and families count all of their icons, including those that other styles share, so their sum is larger. Past the end, lists are empty, whether they take \`page\` or \`offset\`. \`amount\` is at most ${mostAmount}. Every JSON response is an object with \`success\`, but for those of formats that others define. A color is a palette name (\`red\`) or hex digits (\`fa5252\`).`,
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: origin ?? "/" }],
      components: { securitySchemes: { apiKey: apiKeyScheme, session: sessionScheme } },
    },
    transform: (given) => {
      const { schema, url } = jsonSchemaTransform(given);
      const { keyScope } = given.route.config ?? {};
      return { url, schema: keyScope === undefined ? schema : { ...schema, security: [{ apiKey: [keyScope] }] } };
    },
    transformObject: (document) => tidy(jsonSchemaTransformObject(document) as Document),
  });
}

/** Makes the document say what a reader needs instead of how the schemas are written. */
function tidy(document: Document): Document {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const names = new Set(schemas.map(([name]) => name));
  const isTwin = (name: string) => name.endsWith("Input") && names.has(name.slice(0, -"Input".length));
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = [item?.get, item?.post, item?.put, item?.patch, item?.delete];
    for (const operation of operations) {
      if (!operation) continue;
      tidyOperation(operation);
      const isReading = operation === item?.get;
      documentSecurity(operation);
      documentRefusals(operation, { isWriting: !isReading, isOpen: isOpenToHeld(isReading ? "GET" : "POST", path) });
    }
    return [path.replace("{*}", "{path}"), item] as const;
  });
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(schemas.filter(([name]) => !isTwin(name))) },
    paths: Object.fromEntries(paths),
  };
}

/** What a call answers though it does not say so. */
const refusals = {
  unreadable: { status: 400, description: "A parameter is invalid; `field` names it." },
  large: { status: 413, description: "The request is too large." },
  otherType: { status: 415, description: "The content type of the body isn’t supported." },
  foreign: { status: 403, description: "The request comes from another site, or the account is on hold." },
  elsewhere: { status: 421, description: "The host name doesn’t belong to this site." },
  held: { status: 403, description: "The account is on hold. See the account policy." },
  longName: { status: 404, description: "A part of the path is too long." },
  long: { status: 431, description: "The URL or the headers are too long." },
  away: { status: 503, description: "The database is unavailable." },
  key: { status: 401, description: "The API key is unknown, expired or revoked." },
} as const;

function documentRefusals(
  operation: OpenAPIV3_1.OperationObject,
  { isWriting, isOpen }: { isWriting: boolean; isOpen: boolean },
): void {
  const { requestBody, responses = {} } = operation;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const schema = { $ref: "#/components/schemas/Failure" };
  const answered = [
    refusals.elsewhere,
    refusals.long,
    ...(parameters.some(({ in: place }) => place === "path") ? [refusals.longName] : []),
    ...(requestBody ? [refusals.unreadable, refusals.large, refusals.otherType] : []),
    ...(parameters.some(canBeInvalid) ? [refusals.unreadable] : []),
    // Whether somebody is signed in stands in the database.
    ...("401" in responses ? [refusals.away] : []),
    ...documentKey(operation),
    ...(isWriting ? [refusals.foreign] : []),
    ...(isOpen ? [] : [refusals.held]),
  ];
  for (const { status, description } of answered) {
    responses[status] ??= { description, content: { "application/json": { schema } } };
  }
  operation.responses = responses;
}

/** How somebody proves who they are; where guests are answered as well, a key is optional. */
function documentSecurity(operation: OpenAPIV3_1.OperationObject): void {
  const isForPeople = "401" in (operation.responses ?? {});
  const keys = operation.security ?? [];
  if (isForPeople) operation.security = [...keys, { session: [] }];
  else operation.security = keys.length > 0 ? [{}, ...keys] : [];
}

/** What a key is told. */
function documentKey({ security = [] }: OpenAPIV3_1.OperationObject) {
  const scope = security.flatMap(({ apiKey = [] }) => apiKey)[0];
  if (scope === undefined) return [];
  const held = { status: 403, description: `The API key lacks the scope \`${scope}\`, or the account is on hold.` };
  return [refusals.key, held];
}

/** A text that may be anything, or be left out, is always valid. */
function canBeInvalid({ in: place, required, schema }: Parameter): boolean {
  const {
    type,
    description: _description,
    default: _fallback,
    ...demands
  } = (schema ?? {}) as OpenAPIV3_1.SchemaObject;
  return (place === "query" && required === true) || type !== "string" || Object.keys(demands).length > 0;
}

function tidyOperation(operation: OpenAPIV3_1.OperationObject): void {
  for (const parameter of (operation.parameters ?? []) as Parameter[]) {
    if (parameter.name === "*") parameter.name = "path";
    // without a value it counts as absent
    if (parameter.in === "query" && !parameter.required) parameter.allowEmptyValue = true;
    const { schema } = parameter as { schema?: { "x-documents"?: OpenAPIV3_1.SchemaObject } };
    const documented = schema?.["x-documents"];
    if (!documented) continue;
    Object.assign(parameter, { schema: documented });
    if (documented.type === "array") Object.assign(parameter, { style: "form", explode: false });
  }
  for (const response of Object.values(operation.responses ?? {}) as OpenAPIV3_1.ResponseObject[]) {
    if (response.description === "Default Response") response.description = operation.summary ?? "";
    const schema = response.content?.["application/json"]?.schema as { "x-media-types"?: string[] } | undefined;
    const mediaTypes = schema?.["x-media-types"];
    if (mediaTypes) response.content = Object.fromEntries(mediaTypes.map((type) => [type, describeFile(type)]));
  }
}

const isText = (mediaType: string) => /^text\/|\+xml$/.test(mediaType);

function describeFile(mediaType: string): OpenAPIV3_1.MediaTypeObject {
  if (mediaType === "application/json") return { schema: {} };
  return { schema: { type: "string", ...(!isText(mediaType) && { format: "binary" }) } };
}
