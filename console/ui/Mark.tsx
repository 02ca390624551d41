/** The product's mark: a helm whose spokes are the arms of a rotorcraft, with its heading in the middle. */
export const Mark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="mark">
    <rect width="64" height="64" rx="15" fill="var(--accent-strong)" />
    <g fill="none" stroke="#fff" strokeLinecap="round">
      <path d="M21 21 15.5 15.5M43 21l5.5-5.5M21 43l-5.5 5.5M43 43l5.5 5.5" strokeWidth="4.5" />
      <circle cx="32" cy="32" r="15" strokeWidth="4" />
      <path
        d="M9 20a7.8 7.8 0 0 1 11-11M55 20A7.8 7.8 0 0 0 44 9M9 44a7.8 7.8 0 0 0 11 11M55 44a7.8 7.8 0 0 1-11 11"
        strokeWidth="3"
        opacity=".7"
      />
    </g>
    <path d="m32 22 6.5 18.5L32 37l-6.5 3.5Z" fill="#fff" />
  </svg>
);
