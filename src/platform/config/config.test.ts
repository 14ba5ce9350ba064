import { describe, expect, it } from "vitest";
import { ConfigError, describeConfig, readConfig } from "./config.server.ts";

const read = () => readConfig({ PORT: "high", ORIGIN: "icons", LOG_LEVEL: "loud" });

describe("the configuration", () => {
  it("has no required keys", () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", FREE_PNG_SIZE: 100, PAID_PNG_SIZE: 1600 });
  });

  it("treats an empty value as absent", () => {
    expect(readConfig({ PORT: "", ORIGIN: "" })).toMatchObject({ PORT: 3000 });
  });

  it("reports all errors at once, by key", () => {
    expect(read).toThrow(ConfigError);
    for (const key of ["PORT", "ORIGIN", "LOG_LEVEL"]) expect(read).toThrow(key);
  });

  it("doesn't allow emails without a sender", () => {
    expect(() => readConfig({ PAYPAL_CLIENT_ID: "A1" })).toThrow(
      /PAYPAL_CLIENT_SECRET is missing: PayPal needs .*\n.*PAYPAL_WEBHOOK_ID is missing/,
    );
    expect(() => readConfig({ SMTP_URL: "smtp://mail.example:587" })).toThrow(/MAIL_FROM is missing/);
    expect(() => readConfig({ SMTP_URL: "http://me:secret@mail.example" })).toThrow(/SMTP_URL: (?!.*secret)/);
    const both = { SMTP_URL: "smtps://me:secret@mail.example", MAIL_FROM: "Iconarium <hello@icons.example>" };
    expect(readConfig(both)).toMatchObject(both);
  });

  it("requires all keys of reCAPTCHA, or none", () => {
    const keys = {
      RECAPTCHA_V3_SITE_KEY: "a",
      RECAPTCHA_V3_SECRET: "b",
      RECAPTCHA_V2_SITE_KEY: "c",
      RECAPTCHA_V2_SECRET: "d",
    };
    expect(readConfig(keys)).toMatchObject(keys);
    expect(() => readConfig({ RECAPTCHA_V3_SECRET: "b", RECAPTCHA_V2_SECRET: "d" })).toThrow(
      /RECAPTCHA_V3_SITE_KEY is missing.*\n.*RECAPTCHA_V2_SITE_KEY is missing/,
    );
  });

  it("doesn't reveal a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://me:secret@host/db" })).toThrow(/DATABASE_URL: (?!.*secret)/);
  });

  it("keeps only the origin of the public URL", () => {
    expect(readConfig({ ORIGIN: "https://icons.example.com/path/" }).ORIGIN).toBe("https://icons.example.com");
  });

  it("parses the origin of each language", () => {
    const origins = "en=https://icons.example/, de = https://de.icons.example:8443/path";
    expect(readConfig({ LANGUAGE_ORIGINS: origins }).LANGUAGE_ORIGINS).toEqual({
      en: "https://icons.example",
      de: "https://de.icons.example:8443",
    });
    expect(readConfig({ LANGUAGE_ORIGINS: origins }).ORIGIN).toBe("https://icons.example");
  });

  it.each([
    ["de=https://de.icons.example", "the URL of en is missing"],
    ["en=https://a.example,zu=https://zu.a.example", "`zu=https://zu.a.example` doesn’t name an active language"],
    ["en=https://a.example,de", "`de` doesn’t name an active language"],
    ["en=https://a.example,de=a.example", "the URL of de must be"],
    ["en=https://a.example,de=https://b.example,de=https://c.example", "de has two URLs"],
    ["en=https://a.example,de=https://A.example/", "https://a.example is the URL of two languages"],
  ])("rejects %s as origins of languages", (text, fault) => {
    expect(() => readConfig({ LANGUAGE_ORIGINS: text })).toThrow(`LANGUAGE_ORIGINS=${text}: ${fault}`);
  });

  it("rejects a translation URL without namespace and language", () => {
    const url = "https://texts.example/{namespace}/{locale}.json";
    expect(readConfig({ TRANSLATIONS_URL: url }).TRANSLATIONS_URL).toBe(url);
    for (const wrong of [
      "https://texts.example/{locale}.json",
      "texts/{namespace}/{locale}",
      "ftp://a/{namespace}/{locale}",
    ]) {
      expect(() => readConfig({ TRANSLATIONS_URL: wrong })).toThrow(/TRANSLATIONS_URL=.*: must/);
    }
  });

  it.each([
    { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@icons.example" },
    { GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" },
    { APPLE_CLIENT_ID: "id" },
    { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    { WEBHOOK_URL: "https://hooks.example", WEBHOOK_SECRET: "1234567890123456" },
  ])("a public site needs its own origin before it can send email or sign people in: %j", (keys) => {
    const reached = [{ HOST: "0.0.0.0" }, { HOST: "::" }, { HOST: "icons.example" }, { TRUSTED_PROXIES: "10.0.0.1" }];
    for (const place of reached) {
      expect(() => readConfig({ ...keys, ...place })).toThrow(/ORIGIN is missing: other machines can reach this site/);
      expect(() => readConfig({ ...keys, ...place, ORIGIN: "https://icons.example" })).not.toThrow();
      expect(() => readConfig({ ...keys, ...place, LANGUAGE_ORIGINS: "en=https://icons.example" })).not.toThrow();
      expect(() => readConfig(place)).not.toThrow();
    }
    expect(() => readConfig(keys)).not.toThrow();
  });

  it.each([
    [{}, true],
    [{ HOST: "127.0.0.1", ORIGIN: "http://icons.localhost:3000" }, true],
    [{ HOST: "::1" }, true],
    [{ TEST_MODE: "false" }, false],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "127.0.0.1.example" }, false],
    [{ ORIGIN: "https://icons.example" }, false],
    [{ ORIGIN: "https://localhost.example" }, false],
    [{ LANGUAGE_ORIGINS: "en=http://localhost:3000,de=https://de.icons.example" }, false],
    [{ TRUSTED_PROXIES: "127.0.0.1" }, false],
  ])("test mode is limited to sites that no one else can reach: %j", (environment, expected) => {
    expect(readConfig(environment).TEST_MODE).toBe(expected);
    if (!expected) {
      expect(() => readConfig({ ...environment, TEST_MODE: "false" })).not.toThrow();
      if (!("TEST_MODE" in environment))
        expect(() => readConfig({ ...environment, TEST_MODE: "true" })).toThrow(/TEST_MODE=true lets anyone/);
    }
  });

  it("describes every key", () => {
    for (const { key, description } of describeConfig().flatMap(({ keys }) => keys)) {
      expect(key).toMatch(/^[A-Z\d_]+$/);
      expect(description, key).not.toBe("");
    }
  });
});
