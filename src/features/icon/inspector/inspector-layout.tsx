import {
  lazy,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
} from "react";
import { flushSync } from "react-dom";
import { Outlet, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { isPlainClick } from "../../../browser/is-plain-click.ts";
import { hasSelectedIcon } from "../../../browser/has-selected-icon.ts";
import type { PageKind } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { InlineMark } from "../../../ui/foundation/inline-mark.ts";
import type { Ground } from "./ground-switch.tsx";
import styles from "./inspector-layout.module.css";
import {
  adoptCustomizationRules,
  hasStoredCustomization,
  customizationScript,
} from "../customization/customization-memory.ts";
import { renderCustomizationCss } from "../customization/render-customization-css.ts";
import { loadIconDownload } from "../../downloads/contract.ts";
import type * as PanelModule from "./icon-panel.tsx";
import { useAddress } from "./use-address.ts";
import { RouteStyles } from "./route-styles.tsx";
import { useDraftCustomization } from "../customization/use-draft-customization.ts";
import { useKeyboardShortcuts } from "./use-keyboard-shortcuts.ts";
import { useLinkFollower } from "./use-link-follower.ts";

const loadPanel = () => import("./icon-panel.tsx");
const lazyPanel: PanelParts = { default: lazy(loadPanel) };
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));
const RememberCustomization = lazy(() => import("../customization/remember-customization.tsx"));
const TileButtons = lazy(() => import("./tile-buttons.tsx"));

const noticeMs = 1500;

/** The panel, and how drawings come there once its script is here. */
interface PanelParts {
  default: ComponentType<PanelModule.IconPanelProps>;
  flyToPanel?: typeof PanelModule.flyToPanel;
}

/** The icon that the address selects, and how all look; when it does not exist the results are shown without it. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { icon: id, customization = {} } = parseAddress(url.pathname + url.search)?.address ?? {};
  const isKnown = id && request.services.catalogue.current().catalogue.findById(id) !== undefined;
  return {
    details: isKnown ? await request.services.icon.getView(id, request) : undefined,
    rules: renderCustomizationCss(customization),
  };
}

/** The panel fetches what is selected later by itself. */
export const shouldRevalidate = () => false;

/** Lists that come by the same route and link their icons to pages of their own. */
const plainLists: ReadonlySet<PageKind> = new Set(["styles", "new", "clip-art"]);

export default function InspectorLayout() {
  return plainLists.has(useAddress().page) ? <Outlet /> : <Inspector />;
}

/**
 * Pages with icons and, beside them, the panel of the selected one. Every link with `data-icon` inside selects its icon,
 * every button with `data-restyle` opens the panel for all of them or, with `none`, shows them as they were drawn, and one with `data-shortcuts` tells the keys; the selection and how icons are painted stand in the address.
 */
function Inspector() {
  const t = useMessages();
  const { details, rules } = useLoaderData<typeof loader>();
  const address = useAddress();
  const navigate = useNavigate();
  const { look: customization, draft, setDraft, changeCustomization } = useDraftCustomization(address);
  const hasStored = useSyncExternalStore(neverChanges, hasStoredCustomization, never);
  const [isCustomizingAll, setIsCustomizingAll] = useState(false);
  // The panel is there before the page around it knows of it: to render all of that first would take most of the time.
  const [selectedId, showIcon] = useOptimistic(address.icon);
  const isOpen = selectedId !== "" || isCustomizingAll;
  const [wasOpenAtFirst] = useState(isOpen);
  // React holds back what is lazy for a moment after it drew what stands in for it: only documents have the panel so.
  const [panel, setPanel] = useState<PanelParts | undefined>(isOpen ? lazyPanel : undefined);
  const select = (icon: string) => {
    const href = formatAddress({ ...address, customization, icon });
    const isStep = selectedId !== "" && icon !== "";
    const go = () =>
      flushSync(() =>
        startTransition(() => {
          showIcon(icon);
          return navigate(href, { preventScrollReset: true, replace: isStep });
        }),
      );
    if (panel?.flyToPanel && icon !== "") panel.flyToPanel(icon, go);
    else go();
  };
  const close = () => {
    setIsCustomizingAll(false);
    if (hasSelectedIcon()) select("");
  };
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [notice, showNotice] = useNotice();
  const copy = async (icon: string) => {
    const { copyIcon } = await loadIconDownload();
    await copyIcon(icon, customization).then(
      () => showNotice({ text: t("download.copiedAs", { format: "SVG" }), copiedId: icon }),
      () => showNotice({ text: t("download.clipboard") }),
    );
  };
  useKeyboardShortcuts({
    t,
    selectedId,
    customization,
    select,
    close,
    onCopy: (icon) => void copy(icon),
    onNotice: (text) => showNotice({ text }),
    onHelp: () => setIsHelpOpen(true),
  });
  const followLink = useLinkFollower();
  const [ground, setGround] = useState<Ground>();
  const [hasReached, setHasReached] = useState(false);
  const reach = () => {
    if (!hasReached) setHasReached(true);
  };
  // Once somebody reaches for the icons, one is likely to be opened next.
  const isPanelWanted = (isOpen || hasReached) && !panel;
  useEffect(() => {
    const load = async () => setPanel(await loadPanel().catch(() => lazyPanel));
    if (isPanelWanted) void load();
  }, [isPanelWanted]);
  const clickedTile = useRef<string>(undefined);
  const selectClicked = (event: MouseEvent) => {
    // The second click of two is about the tile of the first, wherever the panel has come to stand meanwhile.
    if (event.detail === 2 && clickedTile.current) {
      event.preventDefault();
      event.stopPropagation();
      void copy(clickedTile.current);
      return;
    }
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-icon]");
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === "touch";
    clickedTile.current = isPlainClick(event) && !isTouch && link?.matches("li > a") ? link.dataset["icon"] : undefined;
    const restyle = (event.target as Element).closest<HTMLElement>("[data-restyle]")?.dataset["restyle"];
    if (restyle === "none") changeCustomization({});
    else if (restyle !== undefined) setIsCustomizingAll(true);
    if ((event.target as Element).closest("[data-shortcuts]")) setIsHelpOpen(true);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    select(link.dataset["icon"]!);
  };
  const initial = rules === "" ? <CustomizationScript /> : <ReceivedCustomization rules={rules} />;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only follows the links inside
    <div
      className={styles.inspector}
      data-ground={ground}
      onClickCapture={selectClicked}
      onClick={followLink}
      onPointerOver={reach}
      onFocus={reach}
    >
      {isOpen || draft || hasStored ? (
        <Suspense fallback={initial}>
          <RememberCustomization address={address} draft={draft} onDraft={setDraft} />
        </Suspense>
      ) : (
        initial
      )}
      <div className={styles.content}>
        <Outlet />
      </div>
      {wasOpenAtFirst && <RouteStyles route="features/icon/page/icon-page" />}
      <aside className={styles.panel} data-open={isOpen || undefined} aria-label={t("icon.panel.label")}>
        {isOpen && (
          <Suspense>
            {panel && (
              <panel.default
                id={selectedId}
                initial={details}
                customization={customization}
                ground={ground}
                onGround={setGround}
                onCustomizationChange={changeCustomization}
                onSelect={select}
                onClose={close}
              />
            )}
          </Suspense>
        )}
      </aside>
      <output className={styles.notice} data-open={notice !== undefined || undefined}>
        {notice?.text}
      </output>
      {hasReached && (
        <Suspense>
          <TileButtons
            customization={customization}
            copiedId={notice?.copiedId}
            onCopy={(icon) => void copy(icon)}
            onSelect={select}
          />
        </Suspense>
      )}
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function CustomizationScript() {
  const mark = useContext(InlineMark);
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: customizationScript }} />;
}

/** The look that the address says, until its keeper is there. */
function ReceivedCustomization({ rules }: { rules: string }) {
  const mark = useContext(InlineMark);
  const isFromServer = useSyncExternalStore(neverChanges, never, always);
  useLayoutEffect(() => adoptCustomizationRules(rules), [rules]);
  return isFromServer && <style nonce={mark}>{rules}</style>;
}

const neverChanges = () => () => undefined;
const never = () => false;
const always = () => true;

/** A word about what a key or a press in the grid did. */
interface Notice {
  text: string;
  copiedId?: string;
}

/** The notice of the moment, gone by itself. */
function useNotice(): [Notice | undefined, (notice: Notice) => void] {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(undefined), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}
