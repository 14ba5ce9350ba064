import type { Catalogue, DrawingReader } from "../../../core/catalogue/catalogue.ts";
import { renderDocument } from "../../../core/svg/document/render-document.ts";
import type { RenderPool } from "../../../platform/workers/render-pool.server.ts";

/** One icon that gave trouble. */
export interface RenderTrouble {
  id: string;
  iconifyName: string;
  fault: string;
}

export interface VerifyReport {
  rendered: number;
  /** Rendered, but only by the second engine. */
  retried: RenderTrouble[];
  lost: RenderTrouble[];
}

const sizePx = 48;

/** Renders the drawing of every icon once, unlisted ones included, and tells which could not be rendered. */
export async function verifyDrawings(input: {
  catalogue: Catalogue;
  drawings: DrawingReader;
  renderPool: RenderPool;
  onProgress?: (progress: { phase: "render"; done: number; total: number }) => void;
}): Promise<VerifyReport> {
  const { catalogue, drawings, renderPool, onProgress } = input;
  const report: VerifyReport = { rendered: 0, retried: [], lost: [] };
  let ordinal = 0;
  for await (const rendering of renderPool.renderAll(listJobs(catalogue, drawings))) {
    const describe = (fault: string): RenderTrouble => {
      const { id, iconifyName } = catalogue.icon(ordinal);
      return { id, iconifyName, fault };
    };
    if ("fault" in rendering) report.lost.push(describe(rendering.fault));
    else {
      report.rendered++;
      if (rendering.engine !== "resvg") report.retried.push(describe(""));
    }
    ordinal++;
    onProgress?.({ phase: "render", done: ordinal, total: catalogue.count });
  }
  return report;
}

function* listJobs(catalogue: Catalogue, drawings: DrawingReader) {
  for (let ordinal = 0; ordinal < catalogue.count; ordinal++) {
    yield { svg: renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal)), sizePx };
  }
}
