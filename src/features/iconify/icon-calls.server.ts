import { drawingPolicy } from "../../platform/http/drawing-policy.server.ts";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { getSet, type SetDependencies } from "./collection-sets.server.ts";
import { printIcons, readIcons } from "./icon-data.server.ts";
import { renderCss } from "./render-css.server.ts";
import { renderSvg } from "./render-svg.server.ts";
import { answerIconify, readWrapping, refuse, sendJson, type Asked, type Query } from "./iconify-calls.server.ts";

const partPattern = "^[a-z0-9-]+$";
const namePattern = new RegExp(partPattern);
/** What `/{prefix}.js` calls unless it is told otherwise: what the first version of Iconify was called. */
const defaultCallback = "SimpleSVG._loaderCallback";

/** Icons as data, scripts, SVG files and style sheets. */
export function registerIconCalls(app: ApiScope, deps: SetDependencies): void {
  async function sendSvg(asked: Asked): Promise<string> {
    const { params, query, reply } = asked;
    const { prefix, name } = splitName(params);
    const svg = renderSvg(await readIcons(await getSet(prefix, asked, deps), [name]), name, query) ?? refuse();
    if (query["download"]) reply.header("content-disposition", `attachment; filename="${name}.svg"`);
    reply.header("content-security-policy", drawingPolicy).type("image/svg+xml; charset=utf-8");
    return svg;
  }
  answerIconify(app, `/:prefix(${partPattern})/:name(${partPattern}).svg`, sendSvg);
  answerIconify(app, "/:name(^[a-z0-9-]+:?[a-z0-9-]+$).svg", sendSvg);

  for (const kind of ["json", "js"] as const) {
    const sendIcons = async (asked: Asked) => {
      const { params, query, reply } = asked;
      const wrapping = readWrapping(query, kind === "js" ? (query["callback"] ?? defaultCallback) : undefined);
      return sendJson(reply, await printIcons(await getSet(params["prefix"], asked, deps), readNames(query)), wrapping);
    };
    answerIconify(app, `/:prefix(${partPattern}).${kind}`, sendIcons);
    answerIconify(app, `/:prefix(${partPattern})/icons.${kind}`, sendIcons);
  }

  answerIconify(app, `/:prefix(${partPattern}).css`, async (asked) => {
    const { query, reply } = asked;
    const { prefix } = asked.params;
    // The sheet names those that the set does not have.
    const names = readNames(query).filter((name) => namePattern.test(name));
    const set = await getSet(prefix, asked, deps);
    const css = renderCss(await readIcons(set, names), names, { query, info: set.index.info });
    if (query["download"]) reply.header("content-disposition", `attachment; filename="${prefix}.css"`);
    void reply.type("text/css; charset=utf-8");
    return css;
  });
}

/** The names that a query lists. */
const readNames = ({ icons = "" }: Query): string[] => (icons === "" ? refuse() : icons.split(","));

/** `prefix:name`, or `prefix-name` of sets whose prefix is one word. */
function splitName({ prefix, name = "" }: Readonly<Record<string, string>>): { prefix: string; name: string } {
  if (prefix !== undefined) return { prefix, name };
  const [, first = "", rest = ""] = /^([a-z0-9-]+):(.+)$/.exec(name) ?? /^([a-z0-9]+)-(.+)$/.exec(name) ?? refuse();
  return { prefix: first, name: rest };
}
