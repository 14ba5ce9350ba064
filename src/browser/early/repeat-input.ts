import type { EarlyInput } from "./replay-early-input.ts";

/** Does what was asked of a page before it had come alive. */
export function repeat({ click, keydown, submit }: EarlyInput): void {
  (click?.target as Element | undefined)?.closest("button")?.click();
  if (submit) sendForm(submit.target as HTMLFormElement);
  if (keydown) document.body.dispatchEvent(new KeyboardEvent("keydown", keydown));
}

/** Sends a form once React knows what was typed into it, which it takes for the value that the field had from the beginning. */
function sendForm(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll("input")) {
    const typed = field.value;
    if (typed === "" || field.type === "checkbox" || field.type === "radio" || field.type === "file") continue;
    field.value = "";
    // Past React, which keeps in mind what it writes itself.
    Reflect.set(HTMLInputElement.prototype, "value", typed, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  setTimeout(() => form.requestSubmit());
}
