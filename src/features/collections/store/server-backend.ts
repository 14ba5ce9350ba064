import { ApiFailure, type ApiClient } from "../../../browser/api-client.ts";
import { findOwnDrawing } from "../../../browser/own-drawings.ts";
import { LimitReached, type CollectionBacking } from "./collection-store.ts";
import type { CollectionChange, CollectionsState, StoredCollection, StoredIcon } from "./collections-state.ts";
import {
  collectionLimits,
  type AddedIcons,
  type Collection,
  type CollectionIcon,
  type FoundIcon,
  type IconPlace,
} from "../contract.ts";
import { collectionsPath } from "../../../core/urls/paths/collection-paths.ts";
import { uploadsPath } from "../uploads/contract.ts";

/** What the page of all collections shows, as JSON. */
export const collectionsViewPath = "/view/collections";

interface Call {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  body?: object;
}

/** Collections that are kept with an account. */
export function createServerBacking(api: Pick<ApiClient, "get" | "send">, makeId: () => string): CollectionBacking {
  /** Where removed icons were, for when they come back. */
  const places = new Map<string, number>();

  async function call<Answer>({ method, path, body }: Call, keepalive = false): Promise<Answer> {
    try {
      const answer = await api.send<Answer>(collectionsPath + path, {
        method,
        keepalive,
        ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      });
      return answer!;
    } catch (cause) {
      throw cause instanceof ApiFailure && cause.code === "limit_reached"
        ? new LimitReached(path === "/" || path.endsWith("/copy") ? "collections" : "icons")
        : cause;
    }
  }

  async function readIcons(id: string): Promise<readonly StoredIcon[]> {
    const path = `${collectionsPath}/${id}/icons?limit=${collectionLimits.icons}`;
    const { icons } = (await api.get<{ icons: CollectionIcon[] }>(path))!;
    return icons.map(toStoredIcon);
  }

  return {
    putsBack: false,
    read: async () => (await api.get<CollectionsState>(collectionsViewPath))!,
    readIcons,
    async create({ icons, ...facts }) {
      const body = { id: makeId(), ...facts, icons: icons.map(({ id }) => id) };
      const { collection } = await call<{ collection: Collection }>({ method: "PUT", path: "", body });
      return { collection: toStoredCollection(collection, icons), icons };
    },
    async copy(id) {
      const { collection } = await call<{ collection: Collection }>({ method: "POST", path: `/${id}/copy` });
      const icons = await readIcons(collection.id);
      return { collection: toStoredCollection(collection, icons), icons };
    },
    async send(change, isLast) {
      const request = describeCall(change, places);
      if (!request) return [];
      const answer = await call<Partial<AddedIcons> & { removed?: IconPlace[] }>(request, isLast);
      for (const { id, position } of answer.removed ?? []) if (position !== undefined) places.set(id, position);
      return answer.added ?? [];
    },
    async findIcons(term) {
      const query = new URLSearchParams({ term: term.trim().slice(0, collectionLimits.termLength) });
      const answer = (await api.get<{ icons: FoundIcon[]; total: number }>(`${collectionsPath}/icons?${query}`))!;
      const icons = answer.icons.map((icon) =>
        Object.assign(toStoredIcon(icon), { collectionIds: icon.collectionIds }),
      );
      return { icons, total: answer.total };
    },
    async uploadDrawings(collectionId, iconIds) {
      const uploadedIds = new Map<string, string>();
      for (const id of iconIds) {
        const drawing = findOwnDrawing(id);
        if (!drawing) continue;
        // One by one, so that none is confused with another one.
        const body = new FormData();
        body.append("icons", new File([drawing.svg], `${drawing.name}.svg`));
        const path = `${uploadsPath}/${collectionId}/icons`;
        const { result } = (await api.send<{ result: { success: { id: string }[] } }>(path, { method: "PUT", body }))!;
        if (result.success[0]) uploadedIds.set(id, result.success[0].id);
      }
      return uploadedIds;
    },
    async listHolding(iconId) {
      const query = new URLSearchParams({ select: "id", icon: iconId });
      const { docs } = (await api.get<{ docs: Pick<Collection, "id">[] }>(`${collectionsPath}?${query}`))!;
      return docs.map(({ id }) => id);
    },
  };
}

function describeCall(change: CollectionChange, places: ReadonlyMap<string, number>): Call | undefined {
  switch (change.kind) {
    case "edit":
      return { method: "PATCH", path: `/${change.id}`, body: change.facts };
    case "delete":
      return { method: "DELETE", path: `/${change.id}` };
    case "add":
      return { method: "PUT", path: `/${change.id}/icons`, body: { icons: change.icons.map(({ id }) => id) } };
    case "remove":
      return { method: "POST", path: `/${change.id}/icons/remove`, body: { ids: change.iconIds } };
    case "restore": {
      const icons = change.runs.flatMap((run) => run.icons).map(({ id }) => ({ id, position: places.get(id) }));
      return { method: "PUT", path: `/${change.id}/icons`, body: { icons } };
    }
    case "move": {
      const ids = change.icons.map(({ id }) => id);
      return { method: "POST", path: `/${change.from}/icons/move`, body: { ids, to: change.to } };
    }
    case "create":
      // It has a call of its own, which tells what was made.
      return undefined;
    default: {
      const { id, iconIds: icons, before } = change;
      return { method: "PATCH", path: `/${id}`, body: { order: { icons, ...(before !== undefined && { before }) } } };
    }
  }
}

/** An icon as calls tell of it. */
export const toStoredIcon = ({ id, name, isColor }: Pick<CollectionIcon, "id" | "name" | "isColor">): StoredIcon => ({
  id,
  name,
  ...(!isColor && { isMono: true }),
});

const toStoredCollection = (collection: Collection, icons: readonly StoredIcon[]): StoredCollection => ({
  ...collection,
  preview: icons.slice(0, collectionLimits.previewIcons),
});
