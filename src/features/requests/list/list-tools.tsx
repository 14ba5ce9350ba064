import type { MouseEvent, ReactNode } from "react";
import { Form, Link, useNavigate } from "react-router";
import { requestStatuses, type RequestStatus } from "../../../core/requests/request-rules.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { MenuBar } from "../../../ui/menu/menu-bar.tsx";
import { PageColumn, PageHead } from "../../../ui/layout/page-column.tsx";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import { VisuallyHidden } from "../../../ui/foundation/visually-hidden.tsx";
import { requestSorts } from "../contract.ts";
import { formatAskPath, requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import {
  clearListAddress,
  formatListAddress,
  whoseRequests,
  type RequestListAddress,
  type WhoseRequests,
} from "./list-address.ts";
import styles from "./list-tools.module.css";
import type { StyleName } from "../details/request-views.ts";

const sortNames = {
  "-votes": "popular",
  "-createdAt": "newest",
  createdAt: "oldest",
  "-updatedAt": "updated",
} as const;

export interface ListToolsProps {
  head: { title: string; description: string };
  address: RequestListAddress;
  isGuest: boolean;
  isMaker: boolean;
  hasBoard: boolean;
  counts: Readonly<Record<RequestStatus, number>>;
  /** Those that can be chosen. */
  styles: readonly StyleName[];
  /** As wide as the window allows. */
  isWide?: boolean;
  children: ReactNode;
}

/** What the list and the board have above them: what the page is about, words to find, and filters as menus of links. */
export function ListFrame({ head, children, isWide = false, ...tools }: ListToolsProps) {
  const t = useMessages();
  const { address, hasBoard } = tools;
  return (
    <div className={isWide ? styles.wide : undefined}>
      <PageColumn>
        <PageHead title={head.title} text={head.description}>
          <div className={styles.actions}>
            {hasBoard && (
              <SegmentedControl label={t("requestPages.views")}>
                <Segment
                  as={Link}
                  to={formatListAddress(address, { isBoard: false })}
                  isSelected={!address.isBoard}
                  label={t("requestPages.list")}
                />
                <Segment
                  as={Link}
                  to={formatListAddress(address, { isBoard: true, status: undefined })}
                  isSelected={address.isBoard}
                  label={t("requestPages.board")}
                />
              </SegmentedControl>
            )}
            <LinkButton as={Link} to={formatAskPath()} variant="primary" icon="plus">
              {t("requestPages.new")}
            </LinkButton>
          </div>
        </PageHead>
        <div className={styles.tools}>
          <FindForm address={address} />
          <FilterMenus {...tools} />
        </div>
        {children}
      </PageColumn>
    </div>
  );
}

/** A plain form: what is looked for stands in the address. */
function FindForm({ address }: { address: RequestListAddress }) {
  const t = useMessages();
  const parameters = new URL(formatListAddress(address, { term: "" }), "http://localhost").searchParams;
  return (
    <search className={styles.find}>
      <Form action={requestPagesPath} className={styles.field}>
        <Glyph name="search" size={16} />
        <input
          key={address.term}
          type="search"
          name="q"
          defaultValue={address.term}
          maxLength={80}
          placeholder={t("requestPages.find")}
          aria-label={t("requestPages.find")}
          autoComplete="off"
        />
        {[...parameters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <VisuallyHidden>
          <button type="submit" tabIndex={-1}>
            {t("requestPages.find")}
          </button>
        </VisuallyHidden>
      </Form>
    </search>
  );
}

function FilterMenus(props: Omit<ListToolsProps, "head" | "children" | "isWide">) {
  const t = useMessages();
  const followLink = useFollowInPlace();
  const { address, isGuest, isMaker, counts, styles: offered } = props;
  const { isBoard, sort, status, whose, style, term } = address;
  const shownWhose = whoseRequests.filter((each) => canChoose(each, { isGuest, isMaker }));
  const isFiltered = status !== undefined || whose !== undefined || style !== undefined || term !== "";
  /** A menu whose first item takes the choice back. */
  const menu = <Key extends "status" | "whose" | "style">(
    key: Key,
    title: string,
    options: readonly { value: RequestListAddress[Key] & string; label: string; count?: string }[],
  ) => ({
    key,
    title,
    chosen: options.find(({ value }) => value === address[key])?.label,
    items: [
      ...(address[key] === undefined
        ? []
        : [{ id: "any", label: t("requestPages.any"), href: formatListAddress(address, { [key]: undefined }) }]),
      ...options.map(({ value, ...option }) => ({
        id: value,
        ...option,
        href: formatListAddress(address, { [key]: value }),
        isSelected: value === address[key],
      })),
    ],
  });
  return (
    <MenuBar
      label={t("requestPages.filters")}
      onClick={followLink}
      menus={[
        {
          key: "sort",
          title: t(`requestPages.sort.${sortNames[sort]}`),
          chosen: undefined,
          items: requestSorts.map((each) => ({
            id: each,
            label: t(`requestPages.sort.${sortNames[each]}`),
            href: formatListAddress(address, { sort: each }),
            isSelected: each === sort,
          })),
        },
        ...(isBoard
          ? []
          : [
              menu(
                "status",
                t("requestPages.status"),
                requestStatuses.map((value) => ({
                  value,
                  label: t(`requestPages.status.${value}`),
                  count: formatNumber(counts[value], t.locale),
                })),
              ),
            ]),
        menu(
          "whose",
          t("requestPages.whose"),
          shownWhose.map((value) => ({ value, label: t(`requestPages.whose.${value}`) })),
        ),
        ...(offered.length === 0
          ? []
          : [
              menu(
                "style",
                t("requestPages.style"),
                offered.map(({ code, title }) => ({ value: code, label: title })),
              ),
            ]),
      ]}
      clear={
        isFiltered && (
          <Link to={formatListAddress(clearListAddress(address))} preventScrollReset>
            {t("requestPages.clear")}
          </Link>
        )
      }
    />
  );
}

function canChoose(whose: WhoseRequests, { isGuest, isMaker }: { isGuest: boolean; isMaker: boolean }): boolean {
  if (whose === "mine") return !isGuest;
  return whose === "unassigned" || isMaker;
}

/** Menus hold plain links; a plain press on one changes the list where it stands. */
function useFollowInPlace(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search, { preventScrollReset: true });
  };
}
