/** Whether React listens on the page: what it finds different from what the server drew, it has said by then. */
export const isHydrated = () =>
  Object.keys(document.querySelector("footer a") ?? {}).some((key) => key.startsWith("__react"));
