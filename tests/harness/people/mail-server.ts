import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedLetter {
  from: string;
  to: string[];
  /** As it came. */
  source: string;
}

/** A real mail server that keeps what it gets. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const sender = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const source = Buffer.concat(chunks).toString("utf8");
        received.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, host: `127.0.0.1:${port}`, close };
}

/** The headers of a letter by their names in small letters, each in one line. */
export function readLetterHeaders({ source }: ReceivedLetter): ReadonlyMap<string, string> {
  const [head = ""] = source.split("\r\n\r\n", 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(
    lines.map((line) => {
      const end = line.indexOf(":");
      return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()];
    }),
  );
}
