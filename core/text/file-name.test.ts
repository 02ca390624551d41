import { expect, test } from 'vitest';
import { plainFileName } from './file-name.ts';

test('an uploaded file name loses folders, control characters and direction marks, and keeps its ending', () => {
  expect(plainFileName('C:\\maps\\Eifel.tif')).toBe('Eifel.tif');
  expect(plainFileName('../../etc/heights.tif')).toBe('heights.tif');
  expect(plainFileName('apm\u202e.pdef\u0007.json')).toBe('apm.pdef.json');
  expect(plainFileName(`${'a'.repeat(200)}.tif`)).toHaveLength(100);
  expect(plainFileName(`${'a'.repeat(200)}.tif`).endsWith('.tif')).toBe(true);
});
