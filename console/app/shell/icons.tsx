import type { ComponentType } from 'react';

type Dot = readonly [x: number, y: number];

/** In a few strokes on a grid of 24: those of the kit weigh ten times as much, and every page carries all of them. */
const drawn = (lines: string, ...dots: Dot[]): ComponentType =>
  function Drawn() {
    return (
      <span className="anticon" aria-hidden="true">
        <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round">
          <path d={lines} />
          {dots.map(([cx, cy]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3" />
          ))}
        </svg>
      </span>
    );
  };

const ICONS: Record<string, ComponentType> = {
  home: drawn('M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6'),
  department: drawn('M9.5 3.5h5v5h-5zM3.5 15.5h5v5h-5zM15.5 15.5h5v5h-5zM12 8.5V12M6 15.5V12h12v3.5'),
  user: drawn('M5 20.5a7 7 0 0 1 14 0', [12, 8]),
  userReview: drawn('M3 4.5h18v15H3zM14.5 10h4M14.5 14h4M5.5 16.5a3 2.5 0 0 1 6 0', [8.5, 10]),
  role: drawn('M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5'),
  log: drawn('M11.5 20.5h-6v-17h9l4 4V11M8.5 8.5h6M8.5 12.5h3M18.7 18.7l2.5 2.5', [16.5, 16.5]),
  flightOperation: drawn('M5 4v5M5 15v5M12 4v2M12 12v8M19 4v8M19 18v2', [5, 12], [12, 9], [19, 15]),
  outbox: drawn('M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5'),
  groundStation: drawn('M12 15v6M8 21h8M4.5 9.5a8 8 0 0 1 15 0M7.8 10.6a4.5 4.5 0 0 1 8.4 0', [12, 12.5]),
  device: drawn('M7.7 7.7l8.6 8.6M16.3 7.7l-8.6 8.6M10 10h4v4h-4z', [5.5, 5.5], [18.5, 5.5], [5.5, 18.5], [18.5, 18.5]),
  share: drawn('M8.7 10.6l6.6-3.7M8.7 13.4l6.6 3.7', [18, 5.5], [6, 12], [18, 18.5]),
  flightRecord: drawn('M4 12a8 8 0 1 0 2.5-5.8M4 3.5v5h5M12 7.5V12l3.5 2'),
  site: drawn('M12 21.5s7-6.2 7-11.5a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.5z', [12, 10]),
  route: drawn('M5.5 15.5V8A3.25 3.25 0 0 1 12 8v8a3.25 3.25 0 0 0 6.5 0V8.5', [5.5, 18.5], [18.5, 5.5]),
  marker: drawn('M6 21.5v-18M6 4.5h12l-3 4 3 4H6'),
  taskConfig: drawn('M4 7h6M16 7h4M4 17h3M13 17h7', [13, 7], [10, 17]),
  approval: drawn('M5 20.5h14M6.5 17h11v-3.5h-3.6l-.6-4.2h-2.6l-.6 4.2H6.5z', [12, 6.3]),
  fence: drawn('M7.5 5.5h9M7.5 18.5h9M5.5 7.5v9M18.5 7.5v9', [5.5, 5.5], [18.5, 5.5], [5.5, 18.5], [18.5, 18.5]),
  noFlyZone: drawn('M6 6l12 12M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17z'),
  newsPush: drawn('M4 9.5v5h3.5l7 4.5V5l-7 4.5zM17.5 9a4.5 4.5 0 0 1 0 6M8 14.5l1.5 5.5'),
  corporate: drawn('M3.5 9.5 12 4l8.5 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3 20h18'),
  password: drawn('M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14v3'),
  apiDocs: drawn('M8.5 7.5 4 12l4.5 4.5M15.5 7.5 20 12l-4.5 4.5M13.5 5l-3 14'),
  logout: drawn('M13.5 4h-9v16h9M9.5 12h11M17 8.5l3.5 3.5-3.5 3.5'),
  task: drawn('M8 4.5H5v16h14v-16h-3M8.5 3h7v3.5h-7zM8.5 11h7M8.5 15.5h4.5'),
  myTask: drawn('M8 4.5H5v16h6M16 4.5h3V10M8.5 3h7v3.5h-7zM13 21a4 4 0 0 1 8 0', [17, 14]),
  group: drawn('M3 19.5v-15h6.5l2 2.5H21v12.5z'),
};

const Unknown = drawn('M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z');

/** An entry of the menu, or of the card of whoever is signed in. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Unknown;
  return <Icon />;
}
