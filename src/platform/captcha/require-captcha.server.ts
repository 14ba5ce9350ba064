import type { FastifyRequest } from "fastify";
import { captchaHeader, type CaptchaAction } from "../../core/people/captcha.ts";
import type { NetworkReader } from "../http/network.server.ts";
import type { Captcha } from "./captcha.server.ts";

/**
 * A `preHandler` of calls that programs shall not make: it uses up the proof in the header `x-captcha-token`, once everything
 * else about the request is valid.
 */
export const requireCaptcha =
  ({ captcha, readNetwork }: { captcha: Captcha; readNetwork: NetworkReader }, action: CaptchaAction) =>
  async ({ headers, raw }: Pick<FastifyRequest, "headers" | "raw">): Promise<void> => {
    const token = headers[captchaHeader];
    const proof = typeof token === "string" && token !== "" ? token : undefined;
    await captcha.demand(proof, { action, network: readNetwork(raw) });
  };
