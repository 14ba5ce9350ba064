/** Whether a page may have a promotion: those with icons, which are for everybody. */
export function mayHaveAd(pathname: string): boolean {
  return pagesWithIcons.test(pathname);
}

const pagesWithIcons =
  /^\/icons?(?!\/(?:account|admin|collections?|join|newsletter|notices|pricing|request-icon|sign-in)\b)(?:\/|$)/;
