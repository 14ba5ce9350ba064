import type { PackageFramework } from "../../../core/bundles/bundle-calls.ts";
import { labelModule } from "../../../core/bundles/render-component.ts";
import { explainPackage, renderPackageIndex, serializePackageJson } from "../../../core/bundles/render-package.ts";
import { readWorks, refuseEmpty, refuseHeavy, type BundleRecipe } from "./bundle-recipe.server.ts";
import type { BundleBuilder } from "./bundle-builder.server.ts";
import type { BundlePlan } from "./plan-bundle.server.ts";

/**
 * A package for npm with one component for each icon.
 * @throws AppError as `refuseHeavy`
 */
export function planPackage(
  plan: BundlePlan,
  framework: PackageFramework,
  { builder, readSvg }: { builder: BundleBuilder; readSvg: (id: string) => string },
): BundleRecipe {
  refuseHeavy(plan);
  return {
    fileCount: 2 * plan.icons.length + 4,
    conversion: `converted to components for ${framework === "react" ? "React" : "Vue"}`,
    async *makeFiles(report, signal) {
      const components: string[] = [];
      for await (const { work, attempt } of builder.makePieces(framework, readWorks(plan.icons, readSvg), signal)) {
        if ("fault" in attempt) {
          report.missing.push({ icon: work.icon, reason: attempt.fault });
          continue;
        }
        const { component, code, types } = attempt.piece;
        components.push(component);
        report.made.set(work.icon, { component });
        yield { path: `dist/${component}.js`, bytes: code };
        yield { path: `dist/${component}.d.ts`, bytes: types };
      }
      refuseEmpty(report, "icons");
      const index = renderPackageIndex(components);
      yield { path: "dist/label.js", bytes: labelModule };
      yield { path: "dist/index.js", bytes: index };
      yield { path: "dist/index.d.ts", bytes: index };
      const made = { ...plan, icons: [...report.made.keys()] };
      yield { path: "package.json", bytes: serializePackageJson(made, framework) };
    },
    explain: (contents) => explainPackage(contents, framework),
  };
}
