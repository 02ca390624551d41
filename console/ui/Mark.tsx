/** The product's mark: a helm whose spokes are the arms of a rotorcraft, north lit. */
export const Mark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="mark">
    <rect width="64" height="64" rx="15" fill="var(--accent-strong)" />
    <g fill="none" stroke="#fff" strokeLinecap="round">
      <circle cx="32" cy="32" r="13.5" strokeWidth="3.5" />
      <path d="M22.5 22.5 15 15m26.5 7.5L49 15M22.5 41.5 15 49m26.5-7.5L49 49" strokeWidth="3.5" />
      <path d="M8.5 18.5A9.2 9.2 0 0 1 18.5 8.5M55.5 18.5A9.2 9.2 0 0 0 45.5 8.5M8.5 45.5A9.2 9.2 0 0 0 18.5 55.5M55.5 45.5A9.2 9.2 0 0 1 45.5 55.5" strokeWidth="3" opacity=".75" />
    </g>
    <path d="M32 21.5 36.4 33H27.6Z" fill="#fff" />
    <path d="M32 42.5 27.6 33h8.8Z" fill="#fff" opacity=".45" />
  </svg>
);
