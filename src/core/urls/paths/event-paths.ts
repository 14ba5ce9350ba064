/** Where pages tell which icons people look at and take. */
export const clickEventPath = "/api/v1/clickEvent";
export const downloadEventPath = "/api/downloadEvents/v1";

/** Where pages tell everything else that happens on them, and what they ask before they do. */
export const siteEventsPath = "/api/events/v1";
export const visitPath = "/api/events/v1/visit";
