/** How calls take an icon: by its ID, or by its Iconify name. */
export const iconReferenceRules = {
  pattern: /^(?:[\w-]+|[a-z0-9-]+:[a-z0-9-]+)$/,
  length: 128,
  refusal: "must be an icon ID or an Iconify name such as lucide:house",
  description: "Icon ID or Iconify name, such as `lucide:house`.",
} as const;
