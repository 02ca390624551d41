import type { RouteKind } from '@skyhelm/core/plan/pattern/pattern-kinds';

const LINES: Record<RouteKind, string> = {
  manual: 'M4 19 9 8l6 6 5-10M9 8h.1M15 14h.1M4 19h.1M20 4h.1',
  spot: 'M5 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0M9 6.5l6 1M16 9.5l-5 7',
  areaScan: 'M3 5h18v14H3ZM7 5v14M12 5v14M17 5v14',
  orthophoto: 'M3 5h18v14H3ZM3 12h18M9 5v14M15 5v14',
  oblique: 'M12 3v9M12 12l7 7M12 12l-7 7M12 12h9M12 12H3M12 12h.1',
  corridor: 'M3 16 9 8l6 5 6-8M3 21l6-8 6 5 6-8',
  surround: 'M12 4a8 8 0 1 1-7 4M5 3v5h5M12 12h.1',
  facade: 'M4 20h16M6 20V4h12v16M6 8h12M6 12h12M6 16h12',
  abPoint: 'M4 6h16v4H4v4h16v4H4M4 6h.1M4 18h.1',
  logistics: 'M8 3h8M12 3v5M7 8h10v7H7ZM12 15v6M9 18l3 3 3-3',
};

/** What a kind of route looks like from above. */
export const KindPicture = ({ kind }: { kind: RouteKind }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={LINES[kind]} />
  </svg>
);
