import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import styles from "./passkey-sign-in.module.css";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "../account-page/use-problem-text.ts";

/** Signing in with a passkey of this browser; the code for it is fetched when somebody presses the button. */
export function PasskeySignIn({ path }: { path: string | undefined }) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const signIn = () =>
    run(async () => {
      const { signInWithPasskey } = await import("./passkey-in-browser.ts");
      location.assign(await signInWithPasskey(path));
    });
  const wrong = {
    not_allowed: t("account.passkeys.unknown"),
    cancelled: t("account.passkeys.cancelled"),
    unsupported: t("account.passkeys.unsupported"),
  };
  return (
    <div className={styles.method}>
      <Button size="lg" icon="key-round" isBusy={isBusy} onClick={() => void signIn()}>
        {t("account.passkeys.signIn")}
      </Button>
      <noscript>
        <p>{t("account.passkeys.noScript")}</p>
      </noscript>
      <p role="alert" className={styles.problem}>
        {explain(problem, wrong)}
      </p>
    </div>
  );
}
