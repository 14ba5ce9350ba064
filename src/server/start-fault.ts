import type { Config } from "../platform/config/config.server.ts";

/** One clear line for what commonly keeps the site from starting; undefined for what nobody expected. */
export function explainStartFault(
  error: unknown,
  config?: Pick<Config, "PORT" | "HOST" | "DATA_DIR">,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number };
  const place = path ?? config?.DATA_DIR ?? "the data folder";
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use. Set PORT to a free one, for example PORT=${(port ?? 3000) + 1}.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine doesn’t have the address ${config?.HOST ?? ""}. Set HOST to one that it has, for example HOST=localhost.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      if (error.message.includes("listen"))
        return `Not allowed to listen on port ${port}. Set PORT to a number above 1023.`;
      return `Can’t write to ${place}. Make it writable, or set DATA_DIR to another folder.`;
    case "ENOTDIR":
    case "EEXIST":
      return `${place} isn’t a folder. Set DATA_DIR to a folder.`;
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full: can’t write to ${place}. Free some space, or set DATA_DIR to another disk.`;
    default:
      return undefined;
  }
}
