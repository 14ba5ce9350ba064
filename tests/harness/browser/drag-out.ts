import type { Locator, Page } from "playwright-core";

/** As Chromium's protocol tells of it. */
export interface DragData {
  items: { mimeType: string; data: string }[];
  dragOperationsMask: number;
}

/** Drags a part of a page with the mouse, and gives what the browser would hand to wherever it is dropped. */
export async function dragOut(page: Page, part: Locator): Promise<DragData> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.setInterceptDrags", { enabled: true });
  const caught = new Promise<DragData>((found) =>
    session.once("Input.dragIntercepted", ({ data }) => {
      found(data);
    }),
  );
  await part.hover();
  const { x, y, width, height } = (await part.boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const press = { button: "left", buttons: 1, clickCount: 1, y: middleY } as const;
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", x: middleX, ...press });
  for (const distance of [4, 12, 20])
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: middleX + distance, ...press });
  const data = await caught;
  await session.send("Input.setInterceptDrags", { enabled: false });
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", x: middleX + 20, ...press });
  await session.detach();
  return data;
}

/** Drops what was dragged out elsewhere on a part of another page. */
export async function dropOn(page: Page, part: Locator, data: DragData): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await part.boundingBox())!;
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
  await session.detach();
}
