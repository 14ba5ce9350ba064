/** What of the site works; icons are served without the database. */
export interface Standing {
  /** Whether load balancers may send requests here. */
  isReady: boolean;
  /** `starting` until it is known for the first time whether it is there. */
  database: "starting" | "ready" | "away";
}

/** Tells when this server may be sent requests. */
export interface Readiness {
  read(): Promise<Standing>;
  /** What would make the first who come wait is done. */
  noteWarm(): void;
}

declare module "../../context.ts" {
  interface Services {
    readiness: Readiness;
  }
}

export const livePath = "/health/live";
export const readyPath = "/health/ready";
