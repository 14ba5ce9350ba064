import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OpenAPIBackend, type Document, type Request } from "openapi-backend";

/** Holds requests and answers to official descriptions of an API. */
export interface OpenapiJudge {
  /** @returns the name of the operation, and what is wrong with the request */
  judgeRequest(request: Request): { operation: string | undefined; faults: string[] };
  /** @throws Error when a stand-in answers what the service never would */
  judgeAnswer(operation: string, answer: { status: number; body: unknown }): void;
}

export async function createOpenapiJudge(folder: string, files: readonly string[]): Promise<OpenapiJudge> {
  const apis = await Promise.all(
    files.map(async (file) => {
      const definition = JSON.parse(readFileSync(join(folder, file), "utf8")) as Document;
      // `quick`: official descriptions are not always valid ones.
      const api = new OpenAPIBackend({
        definition,
        quick: true,
        ajvOpts: { strict: false, logger: false, unicodeRegExp: false },
      });
      await api.init();
      return api;
    }),
  );
  return {
    judgeRequest(request) {
      for (const api of apis) {
        const operation = api.router.matchOperation(api.router.parseRequest(request));
        if (operation?.operationId === undefined) continue;
        const { errors } = api.validateRequest(request, operation);
        return {
          operation: operation.operationId,
          faults: (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
        };
      }
      return { operation: undefined, faults: [] };
    },
    judgeAnswer(name, { status, body }) {
      const api = apis.find((candidate) => candidate.router.getOperation(name));
      const { errors } = api!.validateResponse(body ?? null, name, status);
      if (errors?.length) throw new Error(`${name} answers ${JSON.stringify(body)}: ${JSON.stringify(errors)}`);
    },
  };
}
