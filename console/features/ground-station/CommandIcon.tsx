/** What a button is recognised by before it is read. */
const LINES = {
  takeOff: 'M12 16V4M6.5 9.5 12 4l5.5 5.5M4 20h16',
  pause: 'M8 5v14M16 5v14',
  continue: 'M7 4.5v15l12-7.5z',
  directReturn: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
  land: 'M12 4v12M6.5 10.5 12 16l5.5-5.5M4 20h16',
  goTo: 'M12 21c-4-4.8-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6.2-6 11ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
} as const;

export const CommandIcon = ({ kind }: { kind: keyof typeof LINES }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth={kind === 'more' ? 3 : 2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={LINES[kind]} />
  </svg>
);
