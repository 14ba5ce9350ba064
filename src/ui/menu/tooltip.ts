import styles from "./tooltip.module.css";

const gapPx = 6;
const edgePx = 8;

/**
 * Shows the text of `data-tooltip` next to its element, above it where there is room. It is there for eyes only: the
 * element has its name without it.
 */
export function showTooltip(anchor: HTMLElement): void {
  const text = anchor.dataset["tooltip"];
  if (!text || !anchor.isConnected || hasOpened(anchor)) return;
  const tooltip = document.getElementById("tooltip") ?? createTooltip();
  tooltip.textContent = text;
  tooltip.showPopover();
  const around = anchor.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const left = around.left + (around.width - width) / 2;
  const top = around.top - height - gapPx;
  tooltip.style.left = `${Math.max(edgePx, Math.min(left, document.documentElement.clientWidth - width - edgePx))}px`;
  tooltip.style.top = `${top < edgePx ? around.bottom + gapPx : top}px`;
}

/** What a button has opened says more than its tooltip. */
const hasOpened = (anchor: HTMLElement): boolean =>
  anchor instanceof HTMLButtonElement && anchor.popoverTargetElement?.matches(":popover-open") === true;

function createTooltip(): HTMLElement {
  const tooltip = document.createElement("div");
  tooltip.id = "tooltip";
  tooltip.className = styles["tooltip"] ?? "";
  tooltip.popover = "manual";
  tooltip.ariaHidden = "true";
  document.body.append(tooltip);
  return tooltip;
}
