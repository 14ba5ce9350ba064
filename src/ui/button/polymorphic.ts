import type { ComponentProps, ElementType } from "react";

/** Props of a component that renders as the element or component given by `as`, plus its own. */
export type PolymorphicProps<As extends ElementType, Own> = Own & { as?: As } & Omit<
    ComponentProps<As>,
    keyof Own | "as"
  >;
