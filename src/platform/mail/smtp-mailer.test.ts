import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { startMailServer } from "../../../tests/harness/people/mail-server.ts";
import { createSmtpMailer } from "./smtp-mailer.server.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const letter = {
  to: "anna@example.com",
  subject: "Anmelden: 登录",
  text: "Hello\nhttps://icons.example/#secret-token",
  html: "<p>Hällo</p>",
};
const from = "Iconarium <hello@icons.example>";

async function startServer(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options);
  closers.push(server.close);
  return server;
}

/** Something that listens but does not speak as a mail server does. */
async function startSilence(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  );
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: Error) => error,
  );

test("an email arrives with its subject, text and HTML", async () => {
  const { received, host } = await startServer();
  await createSmtpMailer({ url: `smtp://${host}`, from }).send(letter);
  expect(received).toHaveLength(1);
  const [{ source, ...envelope } = { source: "" }] = received;
  expect(envelope).toEqual({ from: "hello@icons.example", to: ["anna@example.com"] });
  expect(source).toContain("multipart/alternative");
  expect(source).toContain("To: anna@example.com");
  expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
});

test("an address can't inject other recipients or headers", async () => {
  const { received, host } = await startServer();
  const mailer = createSmtpMailer({ url: `smtp://${host}`, from });
  await failure(mailer.send({ ...letter, to: "anna@example.com, eve@example.com" }));
  await failure(mailer.send({ ...letter, to: "anna@example.com\r\nBcc: eve@example.com" }));
  for (const { to, source } of received) {
    expect(to).not.toContain("eve@example.com");
    expect(source).not.toMatch(/^Bcc:/im);
  }
});

test("a server that requires a password gets it, and rejects a wrong one", async () => {
  const { received, host } = await startServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === "icons" && password === "right") done(null, { user: "icons" });
      else done(new Error("Invalid username or password"));
    },
  });
  await createSmtpMailer({ url: `smtp://icons:right@${host}`, from }).send(letter);
  expect(received).toHaveLength(1);
  const error = await failure(createSmtpMailer({ url: `smtp://icons:wrong@${host}`, from }).send(letter));
  expect(error).toMatchObject({ code: "unavailable" });
  expect(received).toHaveLength(1);
});

test("a refusal is an error that reveals nothing about the email", async () => {
  const { host } = await startServer({
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => done(new Error(`Not wanted: ${letter.text}`)));
    },
  });
  const error = await failure(createSmtpMailer({ url: `smtp://${host}`, from }).send(letter));
  expect(error).toMatchObject({ code: "unavailable" });
  expect(JSON.stringify([error?.message, String(error?.cause)])).not.toContain("secret-token");
});

test("sending fails if no server listens, responds or finishes", async () => {
  const mute = await startSilence(() => undefined);
  const endless = await startSilence((socket) => {
    const timer = setInterval(() => socket.write("220-and so on\r\n"), 5);
    socket.on("close", () => clearInterval(timer));
  });
  const gone = await startSilence(() => undefined);
  await closers.pop()?.();
  for (const host of [mute, endless, gone]) {
    const mailer = createSmtpMailer({ url: `smtp://${host}`, from, timeoutMs: 200 });
    expect(await failure(mailer.send(letter))).toMatchObject({ code: "unavailable" });
  }
});
