import type { CaptchaAction, CaptchaSite } from "../core/people/captcha.ts";
import styles from "./recaptcha.module.css";

type RecaptchaSite = Extract<CaptchaSite, { kind: "recaptcha" }>;

/** The part of Google's script that is used. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
  render(place: HTMLElement, options: { sitekey: string; callback: (token: string) => void }): number;
}

let loading: Promise<Recaptcha> | undefined;

/** Google's script, once. */
export function loadRecaptcha({ url, unseenKey, visibleKey }: RecaptchaSite): Promise<Recaptcha> {
  if (!unseenKey || !visibleKey) throw new Error("reCAPTCHA is not set up: a site key is missing");
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${url}/api.js?render=${encodeURIComponent(unseenKey)}`;
    script.addEventListener("error", () => {
      loading = undefined;
      script.remove();
      reject(new TypeError("Couldn’t reach reCAPTCHA"));
    });
    script.addEventListener("load", () => {
      const { grecaptcha } = globalThis as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    });
    document.head.append(script);
  });
  return loading;
}

export async function findUnseenProof(site: RecaptchaSite, action: CaptchaAction): Promise<string> {
  return (await loadRecaptcha(site)).execute(site.unseenKey, { action });
}

/** Shows the box to tick; undefined when the person turns back. */
export async function tickBox(
  site: RecaptchaSite,
  texts: { title: string; cancel: string },
): Promise<string | undefined> {
  const recaptcha = await loadRecaptcha(site);
  const dialog = document.createElement("dialog");
  const [title, place, cancel] = [
    document.createElement("h2"),
    document.createElement("div"),
    document.createElement("button"),
  ];
  dialog.className = styles.dialog!;
  dialog.ariaLabel = texts.title;
  title.textContent = texts.title;
  cancel.textContent = texts.cancel;
  cancel.type = "button";
  cancel.addEventListener("click", () => dialog.close());
  dialog.append(title, place, cancel);
  document.body.append(dialog);
  dialog.showModal();
  const token = await new Promise<string | undefined>((resolve) => {
    dialog.addEventListener("close", () => resolve(undefined));
    recaptcha.render(place, { sitekey: site.visibleKey, callback: resolve });
  });
  dialog.remove();
  return token;
}
