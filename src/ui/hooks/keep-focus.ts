const focusable = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";
const groups = "ul, ol, form, fieldset, dialog, [role]";

/** What has the focus, or had it last, and everything around it. */
let path: Element[] = [];
let isKeeping = false;

/**
 * Where what has the focus is taken away and nobody cares, the focus goes to what is left of its group, such as the other
 * chips, or else to the content of the page: the body tells nobody where they are.
 *
 * @param before what had the focus last and everything around it: it may be gone already
 */
export function keepFocus(before: Element[] = []): void {
  if (isKeeping) return;
  isKeeping = true;
  path = before;
  remember(document.activeElement);
  addEventListener("focusin", ({ target }) => remember(target as Element));
  new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(restore);
  }).observe(document.body, { childList: true, subtree: true });
  restore();
}

function remember(element: Element | null): void {
  if (element === document.body) return;
  path = [];
  for (let one = element; one; one = one.parentElement) path.push(one);
}

const isLost = () => path[0]?.isConnected === false && document.activeElement === document.body;

function restore(): void {
  if (!isLost()) return;
  const group = path.find((one) => one.isConnected && one.matches(groups));
  const next = [...(group?.querySelectorAll<HTMLElement>(focusable) ?? [])].find((one) => one.checkVisibility());
  (next ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
}
