import { useMessages } from "../../i18n/use-messages.ts";
import type { MessageKey } from "../../i18n/source-messages.ts";
import { Badge } from "../../ui/layout/badge.tsx";
import { Disclosure } from "../../ui/layout/disclosure.tsx";
import styles from "./call-reference.module.css";
import type { DescribedCall, DescribedParameter } from "./contract.ts";

/** One call: what it does, its address, its parameters and a live example. */
export function CallReference({ call }: { call: DescribedCall }) {
  const t = useMessages();
  const titleId = `${call.operationId}-title`;
  return (
    <article id={call.operationId} className={styles.call} aria-labelledby={titleId}>
      <h3 id={titleId}>{t(`developers.call.${call.operationId}` as MessageKey as "developers.call.getIcon")}</h3>
      <p className={styles.address}>
        <Badge tone="accent">{call.method}</Badge>
        <code>{call.path}</code>
      </p>
      {call.example && (
        <p>
          <a href={call.example} className={styles.example}>
            {t("developers.try")}: <code>{call.example}</code>
          </a>
        </p>
      )}
      {call.parameters.length > 0 && (
        <Disclosure summary={t("developers.parameters", { count: call.parameters.length })}>
          <ParameterTable parameters={call.parameters} />
        </Disclosure>
      )}
    </article>
  );
}

function ParameterTable({ parameters }: { parameters: readonly DescribedParameter[] }) {
  const t = useMessages();
  return (
    <table className={styles.parameters}>
      <thead>
        <tr>
          <th scope="col">{t("developers.parameter.name")}</th>
          <th scope="col">{t("developers.parameter.kind")}</th>
          <th scope="col">{t("developers.parameter.values")}</th>
          <th scope="col">{t("developers.parameter.fallback")}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, kind, isRequired, values, fallback }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <span className={styles.required}> {t("developers.required")}</span>}
            </th>
            <td>{t(`developers.kind.${kind}`)}</td>
            <td className={styles.values}>{values.join(", ")}</td>
            <td>{fallback}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
