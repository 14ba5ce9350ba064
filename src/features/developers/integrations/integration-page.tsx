import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../../context.ts";
import {
  formatIntegrationPath,
  integrationIds,
  type IntegrationId,
} from "../../../core/urls/paths/integration-path.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import "../../../ui/foundation/code-font.css";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { CodeSample } from "../code-sample.tsx";
import { describeIntegration } from "../../seo/contract.ts";
import styles from "../developers-page.module.css";
import { IntegrationLinks } from "./integration-links.tsx";
import { integrations } from "./integrations.ts";

const isIntegration = (id: string | undefined): id is IntegrationId =>
  integrationIds.some((integration) => integration === id);

export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  if (!isIntegration(id)) throw data(null, { status: 404 });
  const { services, locale, origin, hrefIn, packMessages } = context.get(requestContext);
  const path = formatIntegrationPath(id);
  return {
    messages: packMessages("developers", "integrations"),
    head: await services.seo.describePage({
      ...describeIntegration(id, loadTranslator(locale, "integrations")),
      locale,
      path,
      alternates: listAlternates(path, hrefIn),
    }),
    place: { origin, npmScope: services.npmRegistry.scope },
    id,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

/** How a tool gets icons from this site. */
export default function IntegrationPage() {
  const t = useMessages();
  const { head, place, id } = useLoaderData<typeof loader>();
  const { listSteps, notes = [] } = integrations[id];
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{head.title}</h1>
        <p className={styles.lead}>
          <LinkedText text={head.description} />
        </p>
      </header>
      <IntegrationLinks current={id} />
      <div className={styles.body}>
        <ol className={styles.steps}>
          {listSteps(place).map(({ message, code }) => (
            <li key={code}>
              <h2>{t(message)}</h2>
              <CodeSample code={code} />
            </li>
          ))}
        </ol>
        {notes.length > 0 && (
          <ul className={styles.rules}>
            {notes.map((note) => (
              <li key={note}>
                <LinkedText text={t(note)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
