import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { blankAddress } from "../core/urls/address.ts";
import { formatAddress } from "../core/urls/parse-address.ts";
import { pictureSearchPage, sketchHash } from "../core/urls/paths/picture-search-paths.ts";
import { setFinderPath } from "../features/browse/contract.ts";
import type { Command } from "../features/browse/search-form/command.ts";
import { SearchForm } from "../features/browse/search-form/search-form.tsx";
import { siteSections } from "../features/browse/site-frame/site-sections.ts";
import { chooseTheme, themes } from "../features/browse/site-frame/theme.ts";
import { useCollections } from "../features/collections/store/use-collections.ts";
import { addWords } from "../i18n/add-words.ts";
import type { PackedMessages, Translator } from "../i18n/translator.ts";
import { TranslatorContext, useMessages } from "../i18n/use-messages.ts";
import { ModalDialog } from "../ui/dialog/modal-dialog.tsx";
import styles from "./command-menu.module.css";

export interface CommandMenuProps {
  isGuest: boolean;
  onClose: () => void;
}

/** The search from anywhere, and with it what else one can ask the site for by a word. */
export default function CommandMenu({ isGuest, onClose }: CommandMenuProps) {
  const t = useMessages();
  const words = useCollectionWords(t);
  const [collections, setCollections] = useState<readonly Command[]>([]);
  const place = useLocation();
  const opened = useRef(place);
  useEffect(() => {
    if (opened.current !== place) onClose();
  }, [place, onClose]);
  const commands = useMemo(() => [...listCommands(t, onClose), ...collections], [t, onClose, collections]);
  return (
    <ModalDialog className={styles.menu} label={t("site.search.label")} onClose={onClose}>
      <SearchForm hasFocus commands={commands} />
      {words && (
        <TranslatorContext value={words}>
          <CollectionCommands isGuest={isGuest} onList={setCollections} />
        </TranslatorContext>
      )}
    </ModalDialog>
  );
}

function listCommands(t: Translator, onDone: () => void): Command[] {
  return [
    { key: "image", text: t("site.search.image"), glyph: "camera", href: pictureSearchPage },
    { key: "sketch", text: t("site.search.sketch"), glyph: "pencil", href: pictureSearchPage + sketchHash },
    { key: "list", text: t("site.search.list"), glyph: "layers", href: setFinderPath },
    ...siteSections.map(({ path, message }): Command => ({
      key: path,
      text: t(message),
      glyph: "arrow-right",
      href: path,
    })),
    ...themes.map((theme): Command => ({
      key: `theme ${theme}`,
      text: `${t("site.theme.label")}: ${t(`site.theme.${theme}`)}`,
      glyph: theme === "light" ? "sun" : theme === "dark" ? "moon" : "monitor",
      run: () => {
        chooseTheme(theme);
        onDone();
      },
    })),
  ];
}

interface CollectionCommandsProps {
  isGuest: boolean;
  onList: (commands: readonly Command[]) => void;
}

/** Shows nothing: tells which collections there are to be opened. */
function CollectionCommands({ isGuest, onList }: CollectionCommandsProps) {
  const t = useMessages();
  const { list } = useCollections(isGuest).view;
  useEffect(() => {
    onList(
      list.map(({ id, apiCode, name, totalIcons }) => ({
        key: id,
        text: name,
        glyph: "heart",
        detail: t("site.count.icons", { count: totalIcons }),
        href: formatAddress({ ...blankAddress("collection"), collection: apiCode }),
      })),
    );
  }, [list, t, onList]);
  return null;
}

/** A translator that can name collections, too. */
function useCollectionWords(t: Translator): Translator | undefined {
  const [words, setWords] = useState<PackedMessages>();
  useEffect(() => {
    void fetch("/view/tool-words")
      .then((answer) => answer.json() as Promise<PackedMessages>)
      .then(setWords, () => undefined);
  }, []);
  return useMemo(() => words && addWords(t, words), [t, words]);
}
