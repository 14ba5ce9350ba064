import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-button.tsx";

afterEach(() => vi.unstubAllGlobals());

test("copying rejects with NOT_SUPPORTED where there is no clipboard", async () => {
  expect("clipboard" in navigator).toBe(false);
  await expect(copyText("<svg/>")).rejects.toThrow(/^NOT_SUPPORTED$/);
});

const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));

test("copying rejects where the browser doesn't allow it", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: refuse } });
  await expect(copyText("<svg/>")).rejects.toThrow("no");
});
