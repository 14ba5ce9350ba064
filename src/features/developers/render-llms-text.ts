import { formatIntegrationPath, integrationIds } from "../../core/urls/paths/integration-path.ts";
import type { MessageKey } from "../../i18n/source-messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import { callTags } from "./call-tags.ts";
import type { DescribedCall, DevelopersService } from "./contract.ts";

/** The subjects of calls that assistants have a use for. */
const toldTags = callTags.slice(0, callTags.indexOf("catalogue") + 1);

/** A page, as it describes itself. */
export interface ToldPage {
  path: string;
  title: string;
  description: string;
}

const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join("\n")}\n`;

/**
 * `llms.txt` (https://llmstxt.org): what the site is, the ways to its icons, and its calls, from what its pages say.
 *
 * @param t of the messages `developers` and `integrations`
 */
export function renderLlmsText(
  t: Translator,
  {
    origin,
    home,
    pages,
    developers,
  }: {
    origin: string;
    home: ToldPage;
    pages: readonly ToldPage[];
    developers: Pick<DevelopersService, "limits" | "mostAmount" | "listCalls">;
  },
): string {
  const link = (title: string, path: string, text?: string) =>
    `- [${title}](${origin}${path})${text === undefined ? "" : `: ${text}`}`;
  const linkPage = ({ title, path, description }: ToldPage) => link(title, path, description);
  const linkCall = ({ method, path, operationId }: DescribedCall) =>
    link(
      `${method} ${path}`,
      `/developers#${operationId}`,
      t(`developers.call.${operationId}` as MessageKey as "developers.call.getIcon"),
    );
  const calls = developers.listCalls();
  const rules = [
    t("developers.rules.png", developers.limits),
    t("developers.rules.values"),
    t("developers.rules.lists", { amount: developers.mostAmount }),
    t("developers.rules.colors"),
    t("developers.rules.rate"),
  ];
  return [
    `# ${home.title}\n\n> ${home.description}\n\n${rules.map((rule) => `- ${rule}`).join("\n")}\n`,
    section(
      t("developers.integrations"),
      integrationIds.map((id) =>
        link(t(`integrations.${id}.title`), formatIntegrationPath(id), t(`integrations.${id}.lead`)),
      ),
    ),
    section(t("developers.http"), [
      link(t("developers.document"), "/api/openapi.json"),
      link(t("developers.http"), "/developers", t("developers.key.lead")),
    ]),
    section(t("developers.tag.pages"), [home, ...pages].map(linkPage)),
    ...toldTags.map((tag) =>
      section(
        `${t("developers.http")}: ${t(`developers.tag.${tag}`)}`,
        calls.filter((call) => call.tag === tag).map(linkCall),
      ),
    ),
  ].join("\n");
}
