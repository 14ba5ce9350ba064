import { useMessages } from "../../i18n/use-messages.ts";
import { CodeSample as LabeledCodeSample } from "../../ui/layout/code-sample.tsx";

/** A line of code with a button that copies it. */
export function CodeSample({ code }: { code: string }) {
  const t = useMessages();
  return <LabeledCodeSample code={code} copyLabel={t("developers.copy")} copiedLabel={t("developers.copied")} />;
}
