import { useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Chip } from "../../../ui/select/chip.tsx";
import { collectionLimits } from "../contract.ts";
import styles from "./tag-list.module.css";

export interface TagListProps {
  tags: readonly string[];
  canEdit: boolean;
  onTags: (tags: readonly string[]) => void;
}

/** The tags of a collection; its owner adds and removes them. */
export function TagList({ tags, canEdit, onTags }: TagListProps) {
  const t = useMessages();
  const [written, setWritten] = useState("");
  const add = () => {
    const fresh = written
      .split(",")
      .map((tag) => tag.trim().slice(0, collectionLimits.tagLength))
      .filter(Boolean);
    const next = [...new Set([...tags, ...fresh])].slice(0, collectionLimits.tags);
    setWritten("");
    if (next.length > tags.length) onTags(next);
  };
  if (!canEdit && tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      {tags.map((tag) =>
        canEdit ? (
          <Chip
            key={tag}
            as="button"
            type="button"
            removeLabel={t("collectionPages.tags.remove")}
            onClick={() => onTags(tags.filter((other) => other !== tag))}
          >
            {tag}
          </Chip>
        ) : (
          <Chip key={tag}>{tag}</Chip>
        ),
      )}
      {canEdit && tags.length < collectionLimits.tags && (
        <input
          className={styles.field}
          aria-label={t("collectionPages.tags.add")}
          placeholder={t("collectionPages.tags.add")}
          value={written}
          maxLength={collectionLimits.tagLength}
          autoComplete="off"
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          onBlur={add}
          onKeyDown={({ key, nativeEvent }) => {
            if ((key === "Enter" || key === ",") && !nativeEvent.isComposing) {
              nativeEvent.preventDefault();
              add();
            }
          }}
        />
      )}
    </div>
  );
}
