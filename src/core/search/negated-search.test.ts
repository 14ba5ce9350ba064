import { describe, expect, it } from "vitest";
import { openSample } from "../../../tests/harness/site/sample-index.ts";
import type { LexiconLanguage } from "../lexicon/language-rules.ts";
import { parseLexicon } from "../lexicon/parse-lexicon.ts";
import { parseSynonyms } from "./match/synonyms.ts";

const names = [
  "wifi",
  "wifi-plus",
  "wifi-off",
  "no-wifi",
  "wifi-slash",
  "volume",
  "volume-mute",
  "volume-off",
  "sound",
  "bell",
  "bell-off",
  "power-off",
  "no-power",
  "person",
  "network",
  "wireless",
  "equal",
  "not-equal",
  "do-not-disturb",
];
const icons = names.map((name) => ({ name, style: "alphaLine" }));
const lines: Record<LexiconLanguage, string> = {
  de: "wifi\tWLAN\nsound\tTon\nbell\tGlocke\nno\tkein\noff\taus\ndisturb\tstören",
  fr: "sound\tson",
  it: "sound\tsuono",
  es: "sound\tsonido",
  pt: "sound\tsom",
  ru: "sound\tзвук\nbell\tколокольчик",
  zh: "sound\t声音\t声\nwireless\t无线\nnetwork\t网络\nno\t无",
  ja: "sound\t音\nbell\tベル\nwifi\t接続",
  ko: "sound\t소리\nbell\t종",
};
const index = openSample(icons, {
  synonyms: parseSynonyms("sound, volume\nvolume off, volume mute, mute\n"),
  lexicons: new Map(Object.entries(lines).map(([code, text]) => [code as LexiconLanguage, parseLexicon(text)])),
});
const find = (term: string, language: string) =>
  Array.from(index.search({ term, language }).ordinals, (ordinal) => names[ordinal]!);

const withoutWifi = ["wifi-off", "no-wifi", "wifi-slash"];

describe("a term that says that something is off or not there", () => {
  it.each([
    ["ja", "接続できない"],
    ["ja", "接続していない"],
    ["en", "without wifi"],
    ["en", "no wifi"],
    ["en", "wifi off"],
    ["en", "wifi not working"],
    ["en", "turn off wifi"],
    ["en", "no wifi allowed"],
    ["de", "ohne WLAN"],
    ["de", "WLAN aus"],
    ["de", "kein WLAN"],
    ["de", "WLAN deaktiviert"],
    ["fr", "sans wifi"],
    ["fr", "pas de wifi"],
    ["it", "senza wifi"],
    ["es", "sin wifi"],
    ["es", "wifi apagado"],
    ["pt", "sem wifi"],
    ["ru", "без wifi"],
    ["ru", "wifi выключен"],
    ["ja", "Wi-Fiなし"],
    ["ja", "wifi オフ"],
    ["ja", "wifiがない"],
    ["zh", "没有wifi"],
    ["zh", "无 wifi"],
    ["ko", "wifi 없음"],
    ["ko", "wifi 끄기"],
  ])("finds what is crossed out, and not the thing itself (%s: %s)", (language, term) => {
    const found = find(term, language);
    expect(found.slice(0, 3).toSorted((left, right) => left.localeCompare(right))).toEqual(
      withoutWifi.toSorted((left, right) => left.localeCompare(right)),
    );
    expect(found.slice(0, 4)).not.toContain("wifi");
  });

  it.each([
    ["en", "no sound"],
    ["de", "ohne Ton"],
    ["de", "Ton aus"],
    ["fr", "sans son"],
    ["es", "sin sonido"],
    ["ru", "без звука"],
    ["ru", "звук выключен"],
    ["zh", "无声音"],
    ["ja", "音なし"],
    ["ko", "소리없음"],
  ])("finds it by what it is called instead (%s: %s)", (language, term) => {
    expect(find(term, language).slice(0, 2)).toEqual(["volume-mute", "volume-off"]);
  });

  it("is understood from pages of other languages", () => {
    for (const term of ["sans son", "без звука", "音なし", "소리 없음"]) {
      expect([term, ...find(term, "en").slice(0, 2)]).toEqual([term, "volume-mute", "volume-off"]);
    }
    expect(find("sin wifi", "de").slice(0, 3)).toEqual(withoutWifi);
  });

  it("leaves names that have such a word in front", () => {
    expect(find("power off", "en")[0]).toBe("power-off");
    expect(find("not equal", "en")[0]).toBe("not-equal");
    expect(find("nicht stören", "de")[0]).toBe("do-not-disturb");
  });

  it("is none where the letters belong to another word, and where nothing is negated", () => {
    expect(find("无线", "zh")).toEqual(["wireless"]);
    expect(find("无线网络", "zh")).not.toContain("no-wifi");
    expect(find("off", "en")).toContain("power-off");
    expect(find("wifi plus", "en")).toEqual(["wifi-plus"]);
  });
});
