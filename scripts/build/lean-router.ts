import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Visitor, type Plugin } from "vite";

const inBuildOfClient = {
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
} satisfies Partial<Plugin>;

/**
 * Parts of React Router that this site does not use but that its bundle cannot tell: route discovery (all routes are in
 * the document) and instrumentation hooks.
 */
const withoutUnusedParts: Plugin = {
  name: "router-without-unused-parts",
  ...inBuildOfClient,
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/ },
    handler(code) {
      const names = [...(code.match(/export \{(.*?)\}/s)?.[1] ?? "").matchAll(/[\w$]+/g)].map(([name]) => name);
      return names.map((name) => `export const ${name} = () => undefined;`).join("\n");
    },
  },
};

/** Functions that nothing on this site ever calls, and what they answer if it does. */
const needless: Readonly<Record<string, string>> = {
  // No page has an action: forms ask by GET, and all that changes something is a call.
  handleAction: "throw Error()",
  handleFetcherAction: "throw Error()",
  singleFetchActionStrategy: "throw Error()",
  // All pages are rendered by the server.
  nonSsrStrategy: "throw Error()",
  // All routes are known from the start.
  checkFogOfWar: "return { active: false, matches: null }",
  discoverRoutes: "throw Error()",
  patchRoutesImpl: "throw Error()",
  // Nobody is kept on a page.
  shouldBlockNavigation: "",
  updateBlocker: "throw Error()",
  deleteBlocker: "",
  noActionDefinedError: "throw Error()",
  // No component runs on the server only.
  RSCErrorHandler: "return children",
  RSCPrefetchPageLinksImpl: "throw Error()",
  // The root has a page for errors.
  DefaultErrorComponent: 'return "Application Error"',
};

/** Bundlers keep a function that is called, whatever the condition is. */
const withoutNeedlessFunctions: Plugin = {
  name: "router-without-needless-functions",
  ...inBuildOfClient,
  transform: {
    filter: {
      id: /react-router\/dist\/production\/lib\/(router\/router|hooks|dom\/ssr\/(components|routes|single-fetch))\.js$/,
    },
    handler(code, id) {
      const bodies: Replacement[] = [];
      new Visitor({
        FunctionDeclaration({ id: name, body }) {
          const instead = name && needless[name.name];
          if (instead !== undefined && instead !== null && body)
            bodies.push({ start: body.start, end: body.end, instead: `{ ${instead} }` });
        },
      }).visit(this.parse(code));
      if (bodies.length === 0) this.error(`No code to leave out was found in ${id}`);
      return replaceParts(code, bodies);
    },
  },
};

/** What it shows where a site has no page for errors of its own, or that one fails: a line is enough. */
const withoutErrorPage: Plugin = {
  name: "router-without-error-page",
  ...inBuildOfClient,
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/ },
    handler: (code) =>
      code.replace(
        /function RemixRootDefaultErrorBoundary.*?(?=\/\/#endregion)/s,
        `const RemixRootDefaultErrorBoundary = () => "Application Error";
         const BoundaryShell = ({ children }) => children;\n`,
      ),
  },
};

/** Its checks still throw; the sentences for developers, in them and on the console, are for a development server. */
const withoutSentences: Plugin = {
  name: "router-without-sentences",
  ...inBuildOfClient,
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/, code: /\b(?:invariant|warning|warnOnce|Error)\(/ },
    handler(code) {
      const sentences: Replacement[] = [];
      new Visitor({
        CallExpression({ callee, arguments: [condition, sentence], start, end }) {
          if (callee.type !== "Identifier" || !condition || !sentence) return;
          if (callee.name === "invariant") sentences.push({ start: condition.end, end: sentence.end, instead: "" });
          if (callee.name === "warning" || callee.name === "warnOnce")
            sentences.push({ start, end, instead: "void 0" });
        },
        NewExpression({ callee, arguments: [sentence] }) {
          if (callee.type !== "Identifier" || callee.name !== "Error" || !sentence) return;
          const isText = sentence.type === "TemplateLiteral" || sentence.type === "Literal";
          if (isText) sentences.push({ start: sentence.start, end: sentence.end, instead: '""' });
        },
      }).visit(this.parse(code));
      return replaceParts(code, sentences);
    },
  },
};

interface Replacement {
  start: number;
  end: number;
  instead: string;
}

const replaceParts = (code: string, parts: Replacement[]) =>
  parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code);

/** What a route does not have, and files that every page has loaded before it needs a map. */
const surplus = /"has\w+":false,|"hasDefaultExport":true,|"\/assets\/(?:site|rolldown-runtime)-[^"]+\.js",?/g;

/**
 * Style sheets of pages are named with an empty fragment, so that parts that are fetched later bring them again: a page might
 * have lost them meanwhile. No page loses that of the site, nor parts of results that of results, which only they need. A second
 * copy doubles the work of every change.
 */
const frameStyles = /(\/assets\/(?:site|results)-[^"]+\.css)#/g;

const ofEveryPage = /"\/assets\/site-[^"]+\.css#?",?/g;

/** The map of routes says only what there is. The server reads its own. */
const withSmallMap: Plugin = {
  name: "router-with-small-map",
  apply: "build",
  buildApp: {
    order: "post",
    async handler({ environments }) {
      const { outDir, assetsDir } = environments["client"]!.config.build;
      const folder = join(outDir, assetsDir);
      for (const name of await readdir(folder)) {
        if (!/^manifest-.+\.js$/.test(name)) continue;
        const path = join(folder, name);
        const whole = await readFile(path, "utf8");
        if (/"has(?:Client)?Action":true/.test(whole))
          throw new Error("A page has an action, but the code for actions is left out of the client build");
        const map = whole.replace(/"routes":.*/s, (routes) => routes.replaceAll(surplus, "").replaceAll(",]", "]"));
        // The root names it for all of them.
        const rest = /(?<="parentId":"root").*/s;
        const lean = map.replace(rest, (routes) => routes.replaceAll(ofEveryPage, "").replaceAll('",]', '"]'));
        await writeFile(path, lean.replaceAll(frameStyles, "$1"));
      }
      const server = join(environments["ssr"]!.config.build.outDir, "index.js");
      await writeFile(server, (await readFile(server, "utf8")).replaceAll(frameStyles, "$1"));
    },
  },
};

/** React Router without what nobody who visits this site ever needs. */
export const leanRouter = [
  withoutUnusedParts,
  withoutNeedlessFunctions,
  withoutErrorPage,
  withoutSentences,
  withSmallMap,
];
