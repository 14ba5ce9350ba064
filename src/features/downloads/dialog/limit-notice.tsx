import { lazy, Suspense, useState } from "react";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import { DownloadLimits, type DownloadLimitsProps } from "./download-limits.tsx";
import { isBeyondLimit, takenPx, takesScale, type Taking } from "../file/download-file.ts";
import { useEarnedSize } from "./use-earned-size.ts";

const RewardDialog = lazy(() => import("./reward-dialog.tsx"));

export interface LimitNoticeProps extends Omit<
  DownloadLimitsProps,
  "limit" | "isChanged" | "format" | "onReward" | "rewardPx"
> {
  sheet: IconDetailsView;
  taking: Taking;
}

/** Why something cannot be taken away; a larger picture may be earned. */
export function LimitNotice({ sheet, taking, ...rest }: LimitNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const earnedPx = useEarnedSize();
  const { icon, limit } = sheet;
  const canEarn =
    earnedPx !== undefined &&
    !isOwnDrawing(icon.id) &&
    takesScale(taking.format) &&
    isBeyondLimit(taking) &&
    (limit.reason === "guest" || limit.reason === "account");
  return (
    <>
      <DownloadLimits
        {...rest}
        format={taking.format}
        limit={limit}
        isChanged={!isBeyondLimit(taking)}
        {...(canEarn && { onReward: () => setIsOpen(true), rewardPx: Math.min(takenPx(taking), earnedPx) })}
      />
      {isOpen && canEarn && (
        <Suspense>
          <RewardDialog taking={{ ...taking, sheet }} largestPx={earnedPx} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
