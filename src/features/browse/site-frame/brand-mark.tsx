/** The mark: a bell jar on its plate, with an i inside. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--color-accent)" d="M16 2a11 11 0 0 1 11 11v12H5V13A11 11 0 0 1 16 2Z" />
      <rect x="2" y="27" width="28" height="3" rx="1.5" fill="currentColor" />
      <circle cx="16" cy="9.4" r="2.5" fill="var(--color-on-accent)" />
      <path fill="var(--color-on-accent)" d="M13.8 14h4.4v11h-4.4z" />
    </svg>
  );
}
