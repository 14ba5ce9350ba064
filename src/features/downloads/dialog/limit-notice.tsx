import { lazy, Suspense, useState } from "react";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import { DownloadLimits, type DownloadLimitsProps } from "./download-limits.tsx";
import { isBeyondLimit, downloadPx, isScalable, type IconDownload } from "../file/download-file.ts";
import { useEarnedSize } from "./use-earned-size.ts";

const RewardDialog = lazy(() => import("./reward-dialog.tsx"));

export interface LimitNoticeProps extends Omit<
  DownloadLimitsProps,
  "limit" | "isChanged" | "format" | "onReward" | "rewardPx"
> {
  details: IconDetailsView;
  download: IconDownload;
}

/** Why something cannot be taken away; a larger picture may be earned. */
export function LimitNotice({ details, download, ...rest }: LimitNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const earnedPx = useEarnedSize();
  const { icon, limit } = details;
  const canEarn =
    earnedPx !== undefined &&
    !isOwnDrawing(icon.id) &&
    isScalable(download.format) &&
    isBeyondLimit(download) &&
    (limit.reason === "guest" || limit.reason === "account");
  return (
    <>
      <DownloadLimits
        {...rest}
        format={download.format}
        limit={limit}
        isChanged={!isBeyondLimit(download)}
        {...(canEarn && { onReward: () => setIsOpen(true), rewardPx: Math.min(downloadPx(download), earnedPx) })}
      />
      {isOpen && canEarn && (
        <Suspense>
          <RewardDialog download={{ ...download, details }} largestPx={earnedPx} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
