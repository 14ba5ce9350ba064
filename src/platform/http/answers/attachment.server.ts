import { cleanFileName } from "../../../core/text/clean-file-name.ts";

/** The `content-disposition` of a file to be saved, whatever letters its name has. */
export function attachment(name: string): string {
  const fileName = cleanFileName(name, { most: 200 });
  const plain = fileName.replaceAll(/[^\w.@-]+/g, "-");
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16)}`);
  return `attachment; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${encoded}`}`;
}
