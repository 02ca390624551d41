import type { Import } from './module.ts';

/** An import with both ends named from the root of the repository; what is not ours is `npm:name` or `node:name`. */
export interface Passage {
  from: string;
  to: string;
  kind: Import['kind'];
  inTest: boolean;
  /** Written as a path, not as a package name. */
  relative: boolean;
}

export interface Wall {
  name: string;
  reason: string;
  stops(passage: Passage): boolean;
}

const inside = (path: string, ...folders: string[]): boolean => folders.some((folder) => path.startsWith(`${folder}/`));
const packageOf = (path: string): string => path.split('/', 1)[0]!;
const isOurs = (path: string): boolean => !path.startsWith('npm:') && !path.startsWith('node:');

/** Which packages of ours a package may import, and which of npm where that is limited. */
const PACKAGE_WALLS: { home: string; ours: string[]; npm?: string[]; reason: string }[] = [
  {
    home: 'core',
    ours: [],
    npm: ['zod', 'flatbush'],
    reason: 'core holds pure rules that run in server, browser and simulator alike: only zod, the spatial index flatbush and itself.',
  },
  { home: 'contract', ours: ['core'], npm: ['zod'], reason: 'contract is what both sides agree on, as data: only core and zod.' },
  { home: 'i18n', ours: [], npm: [], reason: 'i18n is words and nothing else, so that any program can load one language.' },
  {
    home: 'simulator',
    ours: ['core'],
    reason: 'The simulator is a black box behind real links, tested as a real aircraft is: it knows core only.',
  },
  {
    home: 'server',
    ours: ['core', 'contract', 'i18n'],
    reason: 'The server stands on core, contract and i18n; everything else reaches it over the wire.',
  },
  {
    home: 'console',
    ours: ['core', 'contract', 'i18n'],
    reason: 'The console stands on core, contract and i18n; it knows the server by the contract only.',
  },
  { home: 'client', ours: [], npm: [], reason: 'The client is copied into other programs: it has no dependencies.' },
  { home: 'e2e', ours: ['core', 'contract', 'i18n'], reason: 'Whole-product tests stand outside the product, where its users are.' },
  {
    home: 'tools',
    ours: ['core', 'contract', 'i18n'],
    reason: 'Tools read the contract and the words; the programs are started, not imported.',
  },
];

const TEST_PACKAGES = ['npm:vitest', 'npm:fast-check'];

const packageWalls = PACKAGE_WALLS.map(({ home, ours, npm, reason }): Wall => ({
  name: `package ${home}`,
  reason,
  stops: ({ from, to, inTest }) => {
    if (packageOf(from) !== home) return false;
    if (isOurs(to)) return ![home, ...ours].includes(packageOf(to));
    if (!npm || (inTest && (to.startsWith('node:') || TEST_PACKAGES.includes(to)))) return false;
    return !npm.includes(to.slice('npm:'.length)) || to.startsWith('node:');
  },
}));

const featureOf = (path: string): string | undefined => /^(?:server|console)\/features\/([^/]+)\//.exec(path)?.[1];

const serverWalls: Wall[] = [
  {
    name: 'platform below features',
    reason: 'server/platform is free of the domain: features, gateway and schema stand on it, never the other way.',
    stops: ({ from, to }) =>
      inside(from, 'server/platform') && (inside(to, 'server/features', 'server/gateway') || /^server\/(schema|main)\.ts$/.test(to)),
  },
  {
    name: 'feature through its index',
    reason: "Another feature is seen only through its index.ts: the rest is that feature's own affair.",
    stops: ({ from, to }) => {
      const other = featureOf(to);
      if (!inside(from, 'server/features') || !other || other === featureOf(from)) return false;
      return to !== `server/features/${other}/index.ts`;
    },
  },
  {
    name: 'tables below features',
    reason: 'server/tables is the schema and nothing else, on which every feature stands: it imports no feature.',
    stops: ({ from, to }) => inside(from, 'server/tables') && inside(to, 'server/features', 'server/gateway', 'server/manage'),
  },
  {
    name: 'tables for features',
    reason: 'Rows are read and written by features (and by the commands of the operator): platform and gateway are free of the schema.',
    stops: ({ from, to, inTest }) => inside(from, 'server/platform', 'server/gateway') && inside(to, 'server/tables') && !inTest,
  },
  {
    name: 'gateway apart from features',
    reason: 'Gateway and features meet over the bus and the ports that main.ts hands in, so that each can run in a process of its own.',
    stops: ({ from, to }) =>
      (inside(from, 'server/gateway') && inside(to, 'server/features')) ||
      (inside(from, 'server/features') && inside(to, 'server/gateway')),
  },
];

/** api, words, session, browser, live, map, scene, ui: every folder of the console that features and app stand on. */
const isFloor = (path: string): boolean => /^console\/[^/]+\//.test(path) && !inside(path, 'console/app', 'console/features');

const consoleWalls: Wall[] = [
  {
    name: 'app above features',
    reason: 'app mounts features: a feature that imports app back makes a circle.',
    stops: ({ from, to }) => inside(from, 'console/features') && inside(to, 'console/app'),
  },
  {
    name: 'floor below features',
    reason: 'Only app and features may know features or app: what carries them looks down, or it makes a circle.',
    stops: ({ from, to }) => isFloor(from) && inside(to, 'console/features', 'console/app'),
  },
  {
    name: 'feature beside feature',
    reason: "Another feature is seen only through its index.ts: the rest is that feature's own affair.",
    stops: ({ from, to }) => {
      const other = featureOf(to);
      if (!inside(from, 'console/features') || !other || other === featureOf(from)) return false;
      return !/^console\/features\/[^/]+\/index\.tsx?$/.test(to);
    },
  },
  {
    name: 'ui without domain words',
    reason: 'ui has no domain words: it shows what it is handed, and whoever uses it names things.',
    stops: ({ from, to }) =>
      inside(from, 'console/ui') &&
      (inside(to, 'contract', 'core', 'console/api', 'console/session', 'console/live', 'console/map', 'console/scene') ||
        /^i18n\/(?!translate\.ts$)/.test(to)),
  },
  {
    name: 'live without React',
    reason: 'live is the hot path: vehicles move outside React, which only samples them.',
    stops: ({ from, to }) => inside(from, 'console/live') && /^npm:(react|react-dom|antd|@ant-design\/.*)$/.test(to),
  },
  {
    name: 'one map',
    reason: 'console/map is the only place that knows MapLibre, so that there is one map and not several.',
    stops: ({ from, to }) => inside(from, 'console') && !inside(from, 'console/map') && /^npm:(maplibre-gl|pmtiles|terra-draw.*)$/.test(to),
  },
  {
    name: 'one 3D engine',
    reason: 'console/scene is the only place that knows the 3D engine, so that it loads only where it is shown.',
    stops: ({ from, to }) => /^npm:(cesium|three|@cesium\/.*)$/.test(to) && !inside(from, 'console/scene'),
  },
  {
    name: 'browser without Node',
    reason: 'The console runs in a browser, which has no Node modules.',
    stops: ({ from, to, inTest }) => inside(from, 'console') && to.startsWith('node:') && !inTest && !from.endsWith('.config.ts'),
  },
];

/** Tools are no package and have no name. Benches and tests look at the machine with the same eyes. */
const isNameless = (from: string, to: string): boolean => inside(from, 'bench') && inside(to, 'tools');

const crossing: Wall = {
  name: 'packages by name',
  reason: 'Another package is imported by its name (@skyhelm/...), never by a path: its exports are its door.',
  stops: ({ from, to, relative }) => relative && (to.startsWith('..') || (packageOf(from) !== packageOf(to) && !isNameless(from, to))),
};

export const WALLS: Wall[] = [crossing, ...packageWalls, ...serverWalls, ...consoleWalls];
