import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from "react";
import { Outlet, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import type { IconLook } from "../../core/svg/icon-look.ts";
import type { PageKind } from "../../core/urls/address.ts";
import { parseAddress, printAddress } from "../../core/urls/address-grammar.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import type { Ground } from "./ground-switch.tsx";
import styles from "./inspector-layout.module.css";
import { rememberSingleIcon } from "./single-icon.ts";
import { loadSheetView } from "./sheet-view.server.ts";
import type * as FlightModule from "./fly-to-panel.ts";
import { useAddress, useLook } from "./use-look.ts";
import { useInspectorKeys } from "./use-inspector-keys.ts";
import { isPlainClick, useLinkFollower } from "./use-link-follower.ts";

const IconPanel = lazy(() => import("./icon-panel.tsx"));
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));
const TileButtons = lazy(() => import("./tile-buttons.tsx"));

const noticeMs = 1500;

let flight: typeof FlightModule | undefined;

async function loadFlight(): Promise<void> {
  flight ??= await import("./fly-to-panel.ts");
}

/** The icon that the address selects; when it does not exist the results are shown without it. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const id = parseAddress(url.pathname + url.search)?.address.icon;
  const isKnown = id && request.services.catalogue.current().catalogue.findById(id) !== undefined;
  return { sheet: isKnown ? loadSheetView(request, id) : undefined };
}

/** The panel fetches what is selected later by itself. */
export const shouldRevalidate = () => false;

/** Lists that come by the same route and link their icons to pages of their own. */
const plainLists: ReadonlySet<PageKind> = new Set(["styles", "new", "clip-art"]);

export default function InspectorLayout() {
  return plainLists.has(useAddress().page) ? <Outlet /> : <Inspector />;
}

/**
 * Pages with icons and, beside them, the panel of the selected one. Every link with `data-icon` inside selects its icon;
 * the selection and how icons are painted stand in the address.
 */
function Inspector() {
  const t = useMessages();
  const { sheet } = useLoaderData<typeof loader>();
  const address = useAddress();
  const navigate = useNavigate();
  const [look, changeLook] = useLook(address);
  const [isCustomisingAll, setIsCustomisingAll] = useState(false);
  const isOpen = address.icon !== "" || isCustomisingAll;
  const select = (icon: string) => {
    const href = printAddress({ ...address, look, icon });
    const isStep = address.icon !== "" && icon !== "";
    const go = () => navigate(href, { preventScrollReset: true, replace: isStep, flushSync: true });
    if (flight && icon !== "") flight.flyToPanel(icon, go);
    else void go();
  };
  useEffect(() => {
    if (!isOpen) return;
    // The sheet of a small screen must not hide what it is about.
    if (matchMedia("(width < 1024px)").matches) {
      const tile = document.querySelector(`li > a[data-icon="${address.icon}"]`);
      tile?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    }
    void loadFlight();
  }, [isOpen, address.icon]);
  const place = printAddress(address);
  useEffect(() => {
    if (address.icon !== "") rememberSingleIcon({ id: address.icon, from: place });
  }, [address.icon, place]);
  const close = () => {
    setIsCustomisingAll(false);
    if (address.icon !== "") select("");
  };
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [notice, showNotice] = useNotice();
  const copy = async (icon: string) => {
    const { copyIcon } = await import("./take-away.ts");
    await copyIcon(icon, look).then(
      () => showNotice({ text: t("take.copiedAs", { format: "SVG" }), copiedId: icon }),
      () => showNotice({ text: t("take.clipboard") }),
    );
  };
  useInspectorKeys({
    t,
    selectedId: address.icon,
    look,
    select,
    close,
    onCopy: (icon) => void copy(icon),
    onNotice: (text) => showNotice({ text }),
    onHelp: () => setIsHelpOpen(true),
  });
  const followLink = useLinkFollower();
  const [ground, setGround] = useState<Ground>();
  const [hasReached, setHasReached] = useState(false);
  const reach = () => setHasReached(true);
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
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    select(link.dataset["icon"]!);
  };
  const rules = printRules(look);
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
      {rules !== "" && <style>{rules}</style>}
      <div className={styles.content}>
        <Outlet />
      </div>
      <aside className={styles.panel} data-open={isOpen || undefined} aria-label={t("icon.panel.label")}>
        {isOpen ? (
          <Suspense fallback={<div className={styles.placeholder} />}>
            <IconPanel
              id={address.icon}
              brought={sheet}
              look={look}
              ground={ground}
              onGround={setGround}
              onLook={changeLook}
              onSelect={select}
              onClose={close}
            />
          </Suspense>
        ) : (
          <Invitation onLook={() => setIsCustomisingAll(true)} onHelp={() => setIsHelpOpen(true)} />
        )}
      </aside>
      <output className={styles.notice} data-open={notice !== undefined || undefined}>
        {notice?.text}
      </output>
      {hasReached && (
        <Suspense>
          <TileButtons look={look} copiedId={notice?.copiedId} onCopy={(icon) => void copy(icon)} onSelect={select} />
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

/** What the panel's place says while nothing is selected. */
function Invitation({ onLook, onHelp }: { onLook: () => void; onHelp: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.invitation}>
      <span className={styles.glyph}>
        <Glyph name="shapes" size={28} />
      </span>
      <p className={styles.title}>{t("icon.panel.empty")}</p>
      <p className={styles.text}>{t("icon.panel.emptyText")}</p>
      <Button icon="palette" onClick={onLook}>
        {t("icon.panel.restyle")}
      </Button>
      <Button className={styles.help} variant="ghost" size="sm" icon="keyboard" onClick={onHelp}>
        {t("icon.keys.title")}
      </Button>
    </div>
  );
}

/**
 * The rules that paint every tile as the panel says. They name the tiles instead of inheriting from far above, so that a
 * change costs no more than what it changes. Strokes are given for 24 px and follow the size a drawing is shown in.
 */
function printRules({ color, size, stroke }: IconLook): string {
  const tile = "li>a[data-icon]";
  const shapes = ":is(path,line,polyline,polygon,rect,circle,ellipse)";
  return [
    color && `${tile}>:first-child{color:${color}}`,
    size !== undefined && `${tile}{--shown-size:min(${size}px,var(--largest-drawing))}`,
    stroke !== undefined &&
      `${tile} svg ${shapes}{stroke-width:calc(${stroke}*var(--shown-size)/24);vector-effect:non-scaling-stroke}`,
  ]
    .filter(Boolean)
    .join("");
}
