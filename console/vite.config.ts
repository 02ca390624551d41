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
  if (/^(common|issues|login)$/.test(name)) return `words-${language}`;
  return /^(shell|menu|dictionary)$/.test(name) ? `words-${language}-shell` : null;
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), precompress()],
  /** React has it built in; the router still brings the one for older Reacts. */
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*$/, replacement: 'react' }] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2024',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsOf, priority: 2 },
            { name: 'first', tags: ['$initial'], priority: 1 },
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
