import type { Challenge } from "altcha-lib";
import { expect } from "vitest";
import sharp from "sharp";
import {
  requestsPath,
  uploadFilesPath,
  type Attachment,
  type RequestDetails,
} from "../../../src/features/requests/contract.ts";
import { signIn, type Member } from "./sign-in.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import type { TestApp } from "../site/test-app.ts";

interface Ask {
  by?: Member | undefined;
  body?: object;
  headers?: Record<string, string>;
}

/** A drawing with something harmful in it. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z" onclick="x()"/></svg>';

export const makePng = (width: number, height = width): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();

/** Ways to call about requests, as people do. */
export function createRequestCallers(site: TestApp) {
  let people = 0;

  async function join(role?: "maker" | "admin"): Promise<Member> {
    const member = await signIn(site, `wisher${++people}@example.com`);
    if (role) await site.services.userAdmin.change(member.id, { grant: role });
    return member;
  }
  const call = (method: "GET" | "PUT" | "POST" | "DELETE", url: string, { by, body, headers }: Ask = {}) =>
    site.app.inject({ method, url, headers: { ...by?.headers, ...headers }, ...(body && { payload: body }) });

  const post = (id: string, action: string, ask: Ask) => call("POST", `${requestsPath}/${id}/${action}`, ask);

  async function proof(): Promise<Record<string, string>> {
    const challenge = (await site.services.captcha.makeChallenge!("127.0.0.1")) as Challenge;
    return { "x-captcha-token": await solveCaptcha(challenge) };
  }
  async function create(by: Member, fields: object = {}) {
    const body = { title: "Hedgehog with a book", ...fields };
    return call("PUT", requestsPath, { by, body, headers: await proof() });
  }
  async function make(by: Member, fields: object = {}): Promise<RequestDetails> {
    const answer = await create(by, fields);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ request: RequestDetails }>().request;
  }
  async function readAs(by: Member | undefined, id: string): Promise<RequestDetails> {
    return (await call("GET", `${requestsPath}/${id}`, { by })).json<{ request: RequestDetails }>().request;
  }
  async function upload(by: Member | undefined, files: readonly [name: string, content: Buffer | string][]) {
    const form = new FormData();
    for (const [name, content] of files) form.append("files", new File([content as Buffer<ArrayBuffer>], name));
    const request = new Request("http://localhost", { method: "POST", body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = { ...by?.headers, "content-type": request.headers.get("content-type")! };
    return site.app.inject({ method: "POST", url: uploadFilesPath, headers, payload });
  }
  async function uploadOne(by: Member, name: string, content: Buffer | string): Promise<Attachment> {
    const answer = await upload(by, [[name, content]]);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ files: [Attachment] }>().files[0];
  }
  return { join, call, post, proof, create, make, readAs, upload, uploadOne };
}
