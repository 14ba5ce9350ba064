import type { FastifyRequest } from "fastify";
import { captchaHeader, type CaptchaAction } from "../../core/people/captcha.ts";
import type { Captcha } from "./captcha.server.ts";

/**
 * A `preHandler` of calls that programs shall not make: it uses up the proof in the header `x-captcha-token`, once everything
 * else about the request is valid.
 */
export const requireCaptcha =
  (captcha: Captcha, action: CaptchaAction) =>
  async ({ headers }: Pick<FastifyRequest, "headers">): Promise<void> => {
    const token = headers[captchaHeader];
    await captcha.demand(typeof token === "string" && token !== "" ? token : undefined, action);
  };
