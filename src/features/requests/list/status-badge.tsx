import type { RequestStatus } from "../../../core/requests/request-rules.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge, type BadgeProps } from "../../../ui/layout/badge.tsx";

const tones: Readonly<Record<RequestStatus, NonNullable<BadgeProps["tone"]>>> = {
  new: "neutral",
  assigned: "warning",
  inWork: "accent",
  resolved: "success",
  declined: "danger",
  merged: "neutral",
};

export function StatusBadge({ status }: { status: RequestStatus }) {
  const t = useMessages();
  return <Badge tone={tones[status]}>{t(`requestPages.status.${status}`)}</Badge>;
}
