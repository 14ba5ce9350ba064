/** Where people ask for icons, and one request is at `{requestPagesPath}/{id}`. */
export const requestPagesPath = "/icons/request-icon";

/** The form to ask for an icon, with what is known of it filled in. */
export const formatAskPath = (title = ""): string =>
  `${requestPagesPath}?view=ask${title === "" ? "" : `&title=${encodeURIComponent(title).replaceAll("%20", "+")}`}`;
