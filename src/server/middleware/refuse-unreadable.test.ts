import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestApp } from "../../../tests/harness/site/test-app.ts";

/** A site that waits 100 ms for the head of a request, and looks every so often whether it came. */
async function openSite(
  origin: string,
): Promise<{ say: (text: string) => Promise<string>; close: () => Promise<void> }> {
  const site = await startTestApp({ ORIGIN: origin });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  site.app.server.headersTimeout = 100;
  return {
    /** @returns what it answers to bare text */
    async say(text) {
      const socket = connect((site.app.server.address() as AddressInfo).port, "127.0.0.1");
      socket.write(text);
      let answer = "";
      for await (const chunk of socket) answer += String(chunk);
      return answer;
    },
    close: site.close,
  };
}

let secure: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  secure = await openSite("https://icons.example");
});
afterAll(() => secure.close());

const sent = {
  400: "nonsense\r\n\r\n",
  408: "GET / HTTP/1.1\r\nhost: icons.example\r\nx-half",
  431: `GET / HTTP/1.1\r\nhost: icons.example\r\nx-long: ${"a".repeat(100_000)}\r\n\r\n`,
} as const;

test.each([400, 408, 431] as const)(
  "%d for what isn’t a request has the headers of every other answer",
  async (status) => {
    const answer = await secure.say(sent[status]);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      "strict-transport-security: max-age=",
      "x-content-type-options: nosniff",
      "referrer-policy: no-referrer",
      "permissions-policy: ",
      "content-security-policy: default-src 'none'",
    ])
      expect(answer).toContain(`\r\n${header}`);
  },
);

test("only a site reached by https asks for https", async () => {
  const site = await openSite("http://localhost:4000");
  onTestFinished(site.close);
  const answer = await site.say(sent[400]);
  expect(answer).toContain("\r\nx-content-type-options: nosniff");
  expect(answer).not.toContain("strict-transport-security");
});
