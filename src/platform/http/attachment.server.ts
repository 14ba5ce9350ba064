/** The `content-disposition` of a file to be saved, whatever letters its name has. */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.@-]+/g, "-");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16)}`,
  );
  return `attachment; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${encoded}`}`;
}
