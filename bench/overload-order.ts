/** What a load process is to do. */
export interface OverloadOrder {
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  /** From how many networks, in turn. */
  networks: number;
  /** Networks of orders with another number are others. */
  name: number;
  seconds: number;
  /** Requests in a second, at random moments and without waiting for answers; without it, `connections` ask one after the other. */
  rate?: number;
  connections?: number;
  accept?: string;
}

export interface OverloadAnswer {
  /** 0 where the connection broke. */
  status: number;
  ms: number;
}
