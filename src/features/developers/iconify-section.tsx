import { useMessages } from "../../i18n/use-messages.ts";
import { CodeSample } from "./code-sample.tsx";
import styles from "./developers-page.module.css";

const listSamples = (origin: string) =>
  [
    {
      message: "developers.iconify.component",
      code: `import { addAPIProvider } from "iconify-icon";\naddAPIProvider("", { resources: ["${origin}"], path: "/iconify/" });`,
    },
    { message: "developers.iconify.data", code: `curl "${origin}/iconify/lucide.json?icons=house,star"` },
    {
      message: "developers.iconify.sheet",
      code: `<link rel="stylesheet" href="${origin}/iconify/lucide.css?icons=house,star" />`,
    },
  ] as const;

/** How programs that are made for Iconify use this site. */
export function IconifySection({ origin }: { origin: string }) {
  const t = useMessages();
  return (
    <section id="iconify" aria-labelledby="iconify-title">
      <h2 id="iconify-title">{t("developers.iconify.title")}</h2>
      <p>{t("developers.iconify.lead")}</p>
      <ol className={styles.steps}>
        {listSamples(origin).map(({ message, code }) => (
          <li key={message}>
            <h3>{t(message)}</h3>
            <CodeSample code={code} />
          </li>
        ))}
      </ol>
    </section>
  );
}
