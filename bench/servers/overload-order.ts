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

/** What a load process tells in the end. */
export interface OverloadReport {
  answers: OverloadAnswer[];
  /** By how much the load process itself was late to do what was due, the worst of a hundred times: so much of what it measured may be its own. */
  lateMs: number;
}
