import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../context.ts";
import { renderHead } from "../../i18n/page-meta.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import "../../ui/foundation/code-font.css";
import { LinkButton } from "../../ui/button/button.tsx";
import { LinkedText } from "../../ui/layout/linked-text.tsx";
import { accountPath, signInPagePath } from "../accounts/contract.ts";
import { listAlternates } from "../../i18n/alternates.ts";
import { CallReference } from "./call-reference.tsx";
import { CodeSample } from "./code-sample.tsx";
import styles from "./developers-page.module.css";
import { failures } from "./failures.ts";
import { IntegrationCards } from "./integrations/integration-cards.tsx";
import { callTags } from "./call-tags.ts";

const path = "/developers";

const startSteps = [
  { message: "developers.start.search", path: "/api/iconsets/v7/search?term=shopping+cart&amount=3", file: null },
  { message: "developers.start.svg", path: "/img/home.svg?color=7950f2", file: "home.svg" },
  { message: "developers.start.png", path: "/img/home.png?size=96", file: "home.png" },
] as const;

const formatClientExample = (origin: string) => `import { createClient } from "@iconarium/client";

const client = createClient({ origin: "${origin}" });
const { icons } = await client.searchIcons({ term: "shopping cart", style: ["lucide"] });`;

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, locale, origin, hrefIn, packMessages } = context.get(requestContext);
  return {
    messages: packMessages("developers", "integrations"),
    head: await services.seo.describePage({
      kind: "developers",
      values: {},
      locale,
      path,
      alternates: listAlternates(path, hrefIn),
    }),
    origin,
    limits: services.developers.limits,
    mostAmount: services.developers.mostAmount,
    calls: services.developers.listCalls(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function DevelopersPage() {
  const t = useMessages();
  const { head, origin, limits, mostAmount, calls } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{head.title}</h1>
        <p className={styles.lead}>
          <LinkedText text={head.description} />
        </p>
        <LinkButton href="/api/openapi.json" icon="code-xml">
          {t("developers.document")}
        </LinkButton>
      </header>

      <nav className={styles.contents} aria-label={t("developers.contents")}>
        <h2 className={styles.contentsTitle}>{t("developers.contents")}</h2>
        <ul>
          <li>
            <a href="#integrations">{t("developers.integrations")}</a>
          </li>
          <li>
            <a href="#start">{t("developers.start.title")}</a>
          </li>
          <li>
            <a href="#keys">{t("developers.key.title")}</a>
          </li>
          <li>
            <a href="#rules">{t("developers.rules.title")}</a>
          </li>
          <li>
            <a href="#errors">{t("developers.errors.title")}</a>
          </li>
          {callTags.map((tag) => (
            <li key={tag}>
              <a href={`#${tag}`}>{t(`developers.tag.${tag}`)}</a>
            </li>
          ))}
        </ul>
      </nav>

      <div className={styles.body}>
        <section id="integrations" aria-labelledby="integrations-title">
          <h2 id="integrations-title">{t("developers.integrations")}</h2>
          <IntegrationCards />
        </section>

        <section id="start" aria-labelledby="start-title">
          <h2 id="start-title">{t("developers.start.title")}</h2>
          <ol className={styles.steps}>
            {startSteps.map(({ message, path: call, file }) => (
              <li key={call}>
                <h3>{t(message)}</h3>
                <CodeSample code={`curl ${file ? `-o ${file} ` : ""}"${origin}${call}"`} />
              </li>
            ))}
            <li>
              <h3>{t("developers.start.client")}</h3>
              <CodeSample code={`npm install @iconarium/client --registry ${origin}/npm`} />
              <CodeSample code={formatClientExample(origin)} />
            </li>
          </ol>
        </section>

        <section id="keys" aria-labelledby="keys-title">
          <h2 id="keys-title">{t("developers.key.title")}</h2>
          <p>{t("developers.key.lead")}</p>
          <ol className={styles.steps}>
            <li>
              <h3>
                <LinkedText
                  text={t("developers.key.make", {
                    account: `${signInPagePath}?${new URLSearchParams({ path: accountPath })}`,
                  })}
                />
              </h3>
            </li>
            <li>
              <h3>{t("developers.key.use")}</h3>
              <CodeSample
                code={`curl -o home.png -H "Authorization: Bearer $ICONARIUM_KEY" "${origin}/img/home.png?size=${limits.paid}"`}
              />
            </li>
          </ol>
          <p>
            <LinkedText text={t("developers.key.more")} />
          </p>
        </section>

        <section id="rules" aria-labelledby="rules-title">
          <h2 id="rules-title">{t("developers.rules.title")}</h2>
          <ul className={styles.rules}>
            <li>{t("developers.rules.png", limits)}</li>
            <li>{t("developers.rules.values")}</li>
            <li>{t("developers.rules.lists", { amount: mostAmount })}</li>
            <li>{t("developers.rules.colors")}</li>
            <li>{t("developers.rules.rate")}</li>
            <li>{t("developers.rules.cache")}</li>
          </ul>
        </section>

        <section id="errors" aria-labelledby="errors-title">
          <h2 id="errors-title">{t("developers.errors.title")}</h2>
          <p>{t("developers.errors.lead")}</p>
          <CodeSample
            code={`{ "success": false, "code": "invalid_input", "message": "sort: must be one of relevance, new, name", "field": "sort", "allowed": ["relevance", "new", "name"] }`}
          />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("developers.errors.status")}</th>
                <th scope="col">{t("developers.errors.code")}</th>
                <th scope="col">{t("developers.errors.meaning")}</th>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ status, code }) => (
                <tr key={code}>
                  <td>{status}</td>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{t(`developers.errors.${code}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>

        {callTags.map((tag) => (
          <section key={tag} id={tag} aria-labelledby={`${tag}-title`}>
            <h2 id={`${tag}-title`}>{t(`developers.tag.${tag}`)}</h2>
            {calls
              .filter((call) => call.tag === tag)
              .map((call) => (
                <CallReference key={call.operationId} call={call} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
