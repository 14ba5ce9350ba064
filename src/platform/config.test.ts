import { describe, expect, it } from "vitest";
import { ConfigError, describeConfig, readConfig } from "./config.server.ts";

const read = () => readConfig({ PORT: "high", ORIGIN: "icons", LOG_LEVEL: "loud" });

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", FREE_PNG_SIZE: 100, PAID_PNG_SIZE: 1600 });
  });

  it("takes an empty value as none", () => {
    expect(readConfig({ PORT: "", ORIGIN: "" })).toMatchObject({ PORT: 3000 });
  });

  it("tells all faults at once, by key", () => {
    expect(read).toThrow(ConfigError);
    for (const key of ["PORT", "ORIGIN", "LOG_LEVEL"]) expect(read).toThrow(key);
  });

  it("does not repeat a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://me:secret@host/db" })).toThrow(/DATABASE_URL: (?!.*secret)/);
  });

  it("keeps only the origin of the public address", () => {
    expect(readConfig({ ORIGIN: "https://icons.example.com/path/" }).ORIGIN).toBe("https://icons.example.com");
  });

  it("describes every key", () => {
    for (const { key, description } of describeConfig()) {
      expect(key).toMatch(/^[A-Z_]+$/);
      expect(description, key).not.toBe("");
    }
  });
});
