/** The address of a further page of a list; the first one needs no number. */
export function renderPage(firstPage: string, pageNumber: number): string {
  return pageNumber === 1 ? firstPage : `${firstPage}${firstPage.includes("?") ? "&" : "?"}page=${pageNumber}`;
}
