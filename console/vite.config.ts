import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['SKYHELM_SERVER'] ?? 'http://127.0.0.1:8080';

/** The server compares where a request comes from with the address it was asked at. */
const passedOn = { target: server, changeOrigin: false };

/** Words that are always wanted together travel together. */
const wordsOf = (id: string): string | null => {
  const [, language, name = ''] = /\/i18n\/(zh|en|ru)\/(\w+)\.ts$/.exec(id) ?? [];
  if (/^(issues|login)$/.test(name)) return `words-${language}-login`;
  return /^(shell|menu|dictionary)$/.test(name) ? `words-${language}-shell` : null;
};

/** Controls of the login page and of every screen: one file, instead of a dozen that both would fetch. */
const NEEDED_EVERYWHERE =
  /antd\/es\/(button|input|tooltip|form\/util|grid\/hooks|_util\/responsiveObserver)|@rc-component\/tooltip|console\/ui\/(Mark|ThemeSwitch)/;

export default defineConfig({
  root: here('.'),
  plugins: [react(), precompress()],
  /** React has it built in; the router still brings the one for older Reacts. */
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsOf, priority: 2 },
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'first', test: NEEDED_EVERYWHERE, priority: 1 },
            { name: 'data', test: /@tanstack/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/fcms': passedOn, '/config.json': passedOn, '/websocket': { ...passedOn, ws: true } },
  },
  preview: { proxy: { '/fcms': passedOn, '/config.json': passedOn, '/websocket': { ...passedOn, ws: true } } },
});
