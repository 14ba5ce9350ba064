import type { CallTag } from "./call-tags.ts";

/** One call as the page for developers shows it. */
export interface DescribedCall {
  operationId: string;
  method: string;
  path: string;
  tag: CallTag;
  parameters: DescribedParameter[];
  /** Address of a real answer. */
  example: string | null;
}

export interface DescribedParameter {
  name: string;
  isRequired: boolean;
  kind: "text" | "number" | "list" | "flag";
  /** The values it may have, when they are a closed list. */
  values: string[];
  fallback: string | null;
}

export interface DevelopersService {
  /** Largest PNG edges in px: of any icon for guests, and of free icons. */
  readonly limits: { free: number; paid: number };
  /** The most that calls take as `amount`. */
  readonly mostAmount: number;
  /** Takes over what prints the document from the schemas of all calls, which is asked once, when the document is wanted. */
  open(renderDocument: () => object): void;
  /** The OpenAPI document as JSON text. */
  renderDocument(): string;
  /** All calls, with addresses that bring real answers from the current catalogue. */
  listCalls(): DescribedCall[];
}

declare module "../../context.ts" {
  interface Services {
    developers: DevelopersService;
  }
}
