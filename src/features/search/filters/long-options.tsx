import { useEffect, useState } from "react";
import { api } from "../../../browser/api-client.ts";
import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { describeOption, FilterLink, type FilterLinkProps } from "./filter-link.tsx";
import styles from "./filter-rail.module.css";
import type { FilterGroup, FilterOption } from "../results/result-view.ts";

interface PinnableLinkProps extends FilterLinkProps {
  /** API code of a style, by which it can be pinned. */
  pin?: string | undefined;
  isPinned: boolean;
  pinLabel?: string | undefined;
}

/** An option, ready to be stamped; that of a style can be pinned. */
function PinnableLink({ pin, isPinned, pinLabel = "", ...link }: PinnableLinkProps) {
  return (
    <FilterLink {...link}>
      {pin !== undefined && (
        <IconButton className={styles.pin} size="sm" glyph="pin" label={pinLabel} isPressed={isPinned} data-pin={pin} />
      )}
    </FilterLink>
  );
}

/** The options of a long filter: the first ones, all of them when asked for, or those that contain what is typed. */
export default function LongOptions({ address, group }: { address: Address; group: FilterGroup }) {
  const t = useMessages();
  const [text, setText] = useState("");
  const [isAll, setIsAll] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [loaded, setLoaded] = useState<{ of: string; options: FilterOption[] }>();
  const of = formatAddress({ ...address, icon: "", customization: {}, pageNumber: 1 });
  const all = loaded?.of === of ? loaded.options : undefined;
  const isMissing = isTouched && !all;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const path = `/view/options?${new URLSearchParams({ of, key: group.key })}`;
      const options = await api.find<FilterOption[]>(path, { signal: controller.signal });
      // Without a connection the first options stay.
      if (options) setLoaded({ of, options });
    };
    void load();
    return () => controller.abort();
  }, [isMissing, of, group.key]);
  const wanted = text.trim().toLocaleLowerCase(t.locale);
  const shown = wanted === "" && !isAll ? group.options : (all ?? group.options);
  const matching = shown.filter(({ title = "" }) => title.toLocaleLowerCase(t.locale).includes(wanted));
  return (
    <>
      {group.optionCount > group.options.length && (
        <input
          type="search"
          className={styles.find}
          aria-label={t("search.filters.find", { filter: t(`search.filter.${group.key}`) })}
          placeholder={t("search.filters.find", { filter: t(`search.filter.${group.key}`) })}
          value={text}
          onFocus={() => setIsTouched(true)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <ul
        className={styles.options}
        {...stamp(
          PinnableLink,
          matching.map((option) =>
            Object.assign(describeOption(t, address, { filter: group.key, option }), {
              pin: option.pin,
              isPinned: option.isPinned === true,
              pinLabel: option.pin && t("site.pin.label", { name: option.title! }),
            }),
          ),
        )}
      />
      {wanted === "" && shown.length < group.optionCount && (
        <Button
          variant="ghost"
          size="sm"
          isBusy={isAll && isMissing}
          onClick={() => {
            setIsAll(true);
            setIsTouched(true);
          }}
        >
          {t("search.filters.all", { count: group.optionCount })}
        </Button>
      )}
    </>
  );
}
