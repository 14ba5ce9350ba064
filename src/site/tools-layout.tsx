import { useEffect, useState, type ComponentType } from "react";
import { Outlet, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { recordEarlyKeys } from "../browser/early/replay-early-keys.ts";
import { firstRest } from "../browser/first-interaction.ts";
import { requestContext, requirePage } from "../context.ts";
import { picksKey } from "../features/selection/contract.ts";
import type { PackedMessages } from "../i18n/translator.ts";
import type { PageToolsProps } from "./page-tools.tsx";

/** Whose collections there are, and whether the page has many icons; nothing for a page that there is not. */
export function loader({ context }: LoaderFunctionArgs) {
  const { address } = requirePage(context);
  return { isGuest: context.get(requestContext).viewer.isGuest, canPick: address.page !== "icon" };
}

export const shouldRevalidate = () => false;

/**
 * Pages whose icons can be collected and, where they show many, picked. What that takes, and the words for it, are fetched at
 * the first touch, or when icons are picked already; what is pressed before it is here is not lost.
 */
export default function ToolsLayout() {
  const facts = useLoaderData<typeof loader>();
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    const end = recordEarlyKeys();
    const wanted = hasPicks() ? Promise.resolve() : firstRest;
    wanted
      .then(fetchTools)
      .then((fetched) => setTools({ ...fetched, end }))
      // Where it cannot be fetched, the page goes on without.
      .catch(() => {
        end();
        removeEventListener("click", window.recordEarlyPick!);
      });
    return end;
  }, []);
  // After the effects of the tools, which have heard of everything by then.
  useEffect(() => tools?.end(), [tools]);
  return (
    <>
      <Outlet />
      {tools && <tools.PageTools {...facts} words={tools.words} />}
    </>
  );
}

interface Tools {
  PageTools: ComponentType<PageToolsProps>;
  words: PackedMessages;
  /** Presses need not be kept any longer. */
  end: () => void;
}

async function fetchTools(): Promise<Omit<Tools, "end">> {
  const [{ default: PageTools }, words] = await Promise.all([
    import("./page-tools.tsx"),
    fetch("/view/tool-words").then((answer) => answer.json() as Promise<PackedMessages>),
  ]);
  return { PageTools, words };
}

function hasPicks(): boolean {
  try {
    return sessionStorage.getItem(picksKey) !== null;
  } catch {
    return false;
  }
}
