import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { baseMap } from './build/base-map.config.ts';
import { leaveOut } from './build/leave-out.config.ts';
import { precompress } from './build/precompress.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['SKYHELM_SERVER'] ?? 'http://127.0.0.1:8080';

/** The server compares where a request comes from with the address it was asked at. */
const passedOn = { target: server, changeOrigin: false };

/** Words that are always wanted together travel together. */
const wordsOf = (id: string): string | null => {
  const [, listed] = /\/console\/words\/files\/(\w+)\.ts$/.exec(id) ?? [];
  if (listed) return `words-${listed}`;
  const [, language, name = ''] = /\/i18n\/(\w+)\/(\w+)\.ts$/.exec(id) ?? [];
  if (name === 'common') return `words-${language}`;
  if (/^(issues|login)$/.test(name)) return `words-${language}-login`;
  return /^(shell|menu)$/.test(name) ? `words-${language}-shell` : null;
};

/**
 * Besides what the bundler parts by itself: files that come together anyway are one, with all that they import. Fewer requests, and more for
 * gzip to find alike. A module goes to the first that wants it; too much in one makes a page fetch what it never uses.
 */
const TOGETHER = {
  /** The start, and what the login page shares with every screen. */
  first: [
    'console/app/main.tsx',
    'console/ui/Avatar.tsx',
    'console/ui/Mark.tsx',
    'console/ui/PageHeader.tsx',
    'console/ui/ThemeSwitch.tsx',
    'console/ui/on-demand.tsx',
    'antd/es/input/Input.js',
    'antd/es/tooltip/',
    'antd/es/form/hooks/useForm.js',
    'antd/es/grid/hooks/',
    'antd/es/style/motion/collapse.js',
    'icons/CloseOutlined.js',
    '@rc-component/util/es/KeyCode.js',
    '@rc-component/util/es/pickAttrs.js',
    '@rc-component/util/es/mergeProps.js',
  ],
  shell: ['console/app/shell/Shell.tsx', 'antd/es/dropdown/', 'antd/es/popover/', 'antd/es/badge/'],
  /** Whatever stands around a table: nearly every screen is one. */
  list: ['console/ui/list/', 'antd/es/table/', 'console/session/Allowed.tsx', 'icons/PlusOutlined.js'],
  read: ['console/api/use-read.ts', 'console/words/format.ts'],
  form: ['antd/es/form/', 'antd/es/alert/', 'antd/es/input/Password.js', 'console/words/issue-text.ts'],
};

const groups = Object.entries(TOGETHER).map(([name, wanted]) => ({ name, test: (id: string) => wanted.some((path) => id.includes(path)) }));

export default defineConfig({
  root: here('.'),
  plugins: [react(), leaveOut(), baseMap(), precompress()],
  /** React has it built in; the router still brings the one for older Reacts. */
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    /** The engine of the map comes in one piece, and only where a map is shown. */
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          /** Nothing but tables: a page takes along those that it names. */
          { test: /\/console\/api\/endpoints[./]/, sideEffects: false },
          /** The parts of the UI kit do not say of themselves that importing them does nothing: a table would bring a whole tree for two functions. */
          { test: /\/node_modules\/@rc-component\//, sideEffects: false },
        ],
      },
      output: {
        /** Every page lists the files of all others: without names the list is a third shorter. */
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: [{ name: wordsOf }, ...groups] },
      },
    },
  },
  server: {
    proxy: { '/fcms': passedOn, '/config.json': passedOn, '/tms': passedOn, '/websocket': { ...passedOn, ws: true } },
  },
  preview: { proxy: { '/fcms': passedOn, '/config.json': passedOn, '/tms': passedOn, '/websocket': { ...passedOn, ws: true } } },
});
