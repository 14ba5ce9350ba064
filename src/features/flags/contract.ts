/** What rules of flags may ask for about whoever visits. */
export interface FlagVisitor {
  /** Of the browser; groups are drawn by it. */
  id: string;
  userId: string | undefined;
  isPaid: boolean;
  locale: string;
}

/** The group of an experiment that a visitor is in. */
export interface ExperimentGroup {
  experiment: string;
  group: string;
}

/** What is switched on for whom. */
export interface Flags {
  /** Off, too, for flags that nobody knows. */
  isOn(flag: string, visitor: FlagVisitor): Promise<boolean>;
  /** Of all experiments that run, those that this visitor takes part in; the same visitor is always in the same group. */
  listGroups(visitor: FlagVisitor): Promise<ExperimentGroup[]>;
}
