import type { OpenAPIV3_1 } from "openapi-types";
import { AppError } from "../../core/errors.ts";
import { mostAmount } from "../../platform/http/parameters/parameters.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { callTags, type CallTag } from "./call-tags.ts";
import type { DescribedCall, DescribedParameter, DevelopersService } from "./contract.ts";
import { exampleCalls } from "./example-calls.ts";

const methods = ["get", "post", "put", "patch", "delete"] as const;
const shownOrder = Object.keys(exampleCalls);

/** Tells developers what they can call. */
export function createDevelopersService({
  catalogue: host,
  pngSizes,
}: {
  catalogue: CatalogueHost;
  pngSizes: DevelopersService["limits"];
}): DevelopersService {
  let readDocument: (() => object) | undefined;
  let opened: { document: OpenAPIV3_1.Document; text: string } | undefined;

  function requireOpened() {
    if (!readDocument) throw new AppError("unavailable", "The API description isn’t ready yet. Try again in a minute.");
    if (!opened) {
      const document = readDocument() as OpenAPIV3_1.Document;
      opened = { document, text: JSON.stringify(document) };
    }
    return opened;
  }

  /** Codes of the current catalogue for the placeholders of examples. */
  function readPlaceholders(): Record<string, string> {
    const { catalogue, index } = host.current();
    const [style] = catalogue.styles;
    const listed = Array.from(index.search({ term: "", amount: 3 }).ordinals);
    return {
      icon: listed.length > 0 ? catalogue.id(listed[0]!) : "",
      icons: listed.map((ordinal) => catalogue.id(ordinal)).join(","),
      style: style?.apiCode ?? "",
      family: style?.family ?? "",
      author: style?.author ?? "",
      category: catalogue.categories[0]?.apiCode ?? "",
    };
  }

  return {
    limits: pngSizes,
    mostAmount,
    open(renderDocument) {
      readDocument = renderDocument;
    },
    renderDocument: () => requireOpened().text,
    listCalls() {
      const placeholders = readPlaceholders();
      const calls = Object.entries(requireOpened().document.paths ?? {}).flatMap(([path, item]) => {
        return methods.flatMap((method) => {
          const operation = item?.[method];
          const tag = callTags.find((known) => known === operation?.tags?.[0]);
          return operation && tag ? [describeCall({ method, path, tag, operation, placeholders })] : [];
        });
      });
      return calls.toSorted((a, b) => shownOrder.indexOf(a.operationId) - shownOrder.indexOf(b.operationId));
    },
  };
}

function describeCall(call: {
  method: (typeof methods)[number];
  path: string;
  tag: CallTag;
  operation: OpenAPIV3_1.OperationObject;
  placeholders: Record<string, string>;
}): DescribedCall {
  const { method, path, tag, operation, placeholders } = call;
  const operationId = operation.operationId ?? path;
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    tag,
    parameters: parameters.map(describeParameter),
    example:
      exampleCalls[operationId]?.replaceAll(/\{(\w+)\}/g, (_text, name: string) => placeholders[name] ?? "") ?? null,
  };
}

function describeParameter({ name, required, schema }: OpenAPIV3_1.ParameterObject): DescribedParameter {
  const { type = "", enum: values, items, default: fallback } = (schema ?? {}) as ParameterSchema;
  const listed = values ?? items?.enum ?? [];
  return {
    name,
    isRequired: required ?? false,
    kind: kinds[type] ?? "text",
    values: listed.map(String),
    fallback: fallback === undefined || fallback === "" ? null : String(fallback),
  };
}

interface ParameterSchema {
  type?: string;
  enum?: unknown[];
  items?: { enum?: unknown[] };
  default?: string | number | boolean;
}

const kinds: Readonly<Record<string, DescribedParameter["kind"]>> = {
  array: "list",
  boolean: "flag",
  integer: "number",
  number: "number",
};
