/** One call as the page for developers shows it. */
export interface DescribedCall {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  parameters: DescribedParameter[];
  /** Address of a real answer. */
  example: string | null;
}

export interface DescribedParameter {
  name: string;
  isRequired: boolean;
  /** `text`, `number`, `list`, `flag`. */
  kind: string;
  /** The values it may have, when they are a closed list. */
  values: string[];
  fallback: string | null;
}

export interface DevelopersService {
  /** Takes over the document that was printed from the schemas of all calls. */
  open(document: object): void;
  /** The OpenAPI document as JSON text. */
  printDocument(): string;
  /** All calls by subject, with addresses that bring real answers from the current catalogue. */
  listCalls(): DescribedCall[];
}
