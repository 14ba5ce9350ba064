import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import { formatIntegrationPath, integrationIds } from "../../core/urls/paths/integration-path.ts";
import { exampleCalls } from "./example-calls.ts";

type Schema = Parameters<typeof z.fromJSONSchema>[0];
interface OpenApi {
  openapi: string;
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

let test: TestApp;
let document: OpenApi;
beforeAll(async () => {
  test = await startTestApp();
  test.services.readiness.noteWarm();
  document = (await test.app.inject("/api/openapi.json")).json();
});
afterAll(() => test.close());

const listOperations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

const typesOf = (path: string) => Object.keys(document.paths[path]!["get"]!.responses["200"]!.content);

/** The schema of an answer of a type with the shared parts it refers to. */
function answerSchema(operationId: string, { status, mediaType }: { status: number; mediaType: string }) {
  const operation = listOperations().find((each) => each.operationId === operationId)!;
  const documented = operation.responses[status]!.content[mediaType];
  expect(documented, `${operationId} answers ${mediaType}`).toBeDefined();
  const text = JSON.stringify({ ...(documented!.schema as object), $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")) as Schema);
}

describe("the OpenAPI document", () => {
  it("is version 3.1 and has an example for every call and a call for every example", () => {
    expect(document.openapi).toBe("3.1.0");
    const operations = listOperations().map(({ operationId }) => operationId);
    expect(Object.keys(exampleCalls).toSorted()).toEqual(operations.toSorted());
  });

  it("has a description and a heading in the reference for every call", () => {
    const t = loadTranslator("en", "developers");
    for (const { operationId, tag } of test.services.developers.listCalls()) {
      expect(t.has(`developers.call.${operationId}`), operationId).toBe(true);
      expect(t.has(`developers.tag.${tag}`), tag).toBe(true);
    }
  });

  it("describes the actual response of every call", async () => {
    for (const { operationId, example } of test.services.developers.listCalls()) {
      if (example === null) continue;
      const response = await test.app.inject(example);
      expect(response.statusCode, `${example} ${response.body.slice(0, 200)}`).toBe(200);
      const [mediaType = ""] = String(response.headers["content-type"]).split(";");
      const schema = answerSchema(operationId, { status: 200, mediaType });
      const body: unknown = mediaType === "application/json" ? response.json() : response.body;
      expect(schema.safeParse(body).error, operationId).toBeUndefined();
    }
  });

  it("declares every error as JSON, and the types of every file", () => {
    for (const { operationId, responses } of listOperations()) {
      for (const [status, { content }] of Object.entries(responses))
        if (Number(status) >= 400)
          expect(Object.keys(content), `${operationId} ${status}`).toEqual(["application/json"]);
    }
    expect(typesOf("/api/uploadFiles/{id}")).toEqual(["image/webp", "image/svg+xml"]);
    expect(typesOf("/media/{file}")).toEqual(["image/svg+xml", "image/png", "image/webp"]);
    expect(typesOf("/img")).toContain("image/avif");
  });

  it("has no input variants of schemas and no internal extensions", () => {
    expect(JSON.stringify(document)).not.toMatch(/Input"|x-documents|x-media-types/);
  });
});

const links = (text: string) => [...text.matchAll(/^- \[([^\]]+)\]\((\S+)\)(?:: .+)?$/gm)].map(([, , href]) => href!);

describe("llms.txt", () => {
  it("says what the site is in the format of llmstxt.org, and each of its links leads somewhere", async () => {
    const { body, headers } = await test.app.inject("/llms.txt");
    expect(headers["content-type"], body).toBe("text/markdown; charset=utf-8");
    const [title, blank, summary] = body.split("\n");
    expect([title, blank, summary]).toEqual([expect.stringMatching(/^# \S/), "", expect.stringMatching(/^> \S/)]);
    const hrefs = links(body);
    expect(body.split("\n").filter((line) => line.startsWith("- [")).length).toBe(hrefs.length);
    const paths = hrefs.map((href) => new URL(href).pathname + new URL(href).hash);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/api/openapi.json",
        "/developers#searchIcons",
        "/icons/styles",
        ...integrationIds.map(formatIntegrationPath),
      ]),
    );
    const names = new Set(listOperations().map(({ operationId }) => `/developers#${operationId}`));
    expect(paths.filter((path) => path.startsWith("/developers#") && !names.has(path))).toEqual([]);
  });
});
