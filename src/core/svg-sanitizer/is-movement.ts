const movements: ReadonlySet<string> = new Set(["animate", "animateTransform", "animateMotion", "set"]);

/** Whether an element changes others in time. */
export const isMovement = ({ name }: { name: string }) => movements.has(name);
