import type { Manifest } from './manifest.ts';

export const summary = (manifest: Manifest) => ({
  tables: manifest.tables.length,
  rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
  blobs: manifest.blobs.length,
});
