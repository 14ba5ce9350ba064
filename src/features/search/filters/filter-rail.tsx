import { memo, useEffect, useRef, useState } from "react";
import type { Address, FilterKey } from "../../../core/urls/address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import { Tabs } from "../../../ui/select/tabs.tsx";
import { ColorLink, describeOption, FilterLink } from "./filter-link.tsx";
import styles from "./filter-rail.module.css";
import { lazyPart } from "../grid/lazy-component.tsx";
import type { FilterGroup } from "../results/result-view.ts";
import { sidebarTabs, type SidebarTab } from "../results/view-memory.ts";

const LongOptions = lazyPart(() => import("./long-options.tsx"));

/** Filters that have a tab of their own, and those that stand open in the first one. */
const tabFilters: Record<Exclude<SidebarTab, "filters">, readonly FilterKey[]> = {
  styles: ["style", "family"],
  categories: ["category"],
};
const openFilters = new Set<FilterKey>(["color", "colors", "technique", "stroke", "animated"]);

export interface FilterRailProps {
  address: Address;
  groups: readonly FilterGroup[];
  tab: SidebarTab;
  onTab: (tab: SidebarTab) => void;
}

/** All ways to narrow the results, as links. */
export const FilterRail = memo(function FilterRail({ address, groups, tab, onTab }: FilterRailProps) {
  const t = useMessages();
  const ownTab = new Set<FilterKey>(Object.values(tabFilters).flat());
  const offered = sidebarTabs.flatMap((id) => {
    const ofTab = groups.filter(({ key }) => (id === "filters" ? !ownTab.has(key) : tabFilters[id].includes(key)));
    if (ofTab.length === 0) return [];
    const panel = <GroupList address={address} groups={ofTab} isOpen={id !== "filters"} />;
    return [{ id, label: t(`search.tabs.${id}`), panel }];
  });
  const shown = offered.find(({ id }) => id === tab) ?? offered[0];
  return (
    <div className={styles.rail} data-tab={tab}>
      {offered.length > 1 ? (
        <Tabs
          label={t("search.filters.label")}
          selected={shown!.id}
          onSelect={(id) => onTab(id as SidebarTab)}
          tabs={offered}
        />
      ) : (
        shown?.panel
      )}
    </div>
  );
});

function GroupList({
  address,
  groups,
  isOpen = false,
}: {
  address: Address;
  groups: readonly FilterGroup[];
  isOpen?: boolean;
}) {
  return groups.map((group) => (
    <Group
      key={group.key}
      address={address}
      group={group}
      isOpen={isOpen || openFilters.has(group.key) || address.filters[group.key] !== undefined}
    />
  ));
}

/** One filter. Its options are drawn when it is first open. */
function Group({ address, group, isOpen }: { address: Address; group: FilterGroup; isOpen: boolean }) {
  const t = useMessages();
  const ref = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // Somebody may have opened it before React was here.
    if (ref.current?.open) setWasOpened(true);
  }, []);
  return (
    <Disclosure
      ref={ref}
      summary={t(`search.filter.${group.key}`)}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
    >
      {(isOpen || wasOpened) && <Options address={address} group={group} />}
    </Disclosure>
  );
}

function Options({ address, group }: { address: Address; group: FilterGroup }) {
  const t = useMessages();
  const { key, options, optionCount } = group;
  if (key === "style" || optionCount > options.length) return <LongOptions address={address} group={group} />;
  const links = options.map((option) => describeOption(t, address, { filter: key, option }));
  return key === "color" ? (
    <ul className={styles.swatches} {...stamp(ColorLink, links)} />
  ) : (
    <ul className={styles.options} {...stamp(FilterLink, links)} />
  );
}
