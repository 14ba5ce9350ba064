/** Where pages tell which icons people look at and take. */
export const clickEventPath = "/api/v1/clickEvent";
export const downloadEventPath = "/api/downloadEvents/v1";
