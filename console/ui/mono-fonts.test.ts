import { globSync, readFileSync } from 'node:fs';
import { theme } from 'antd';
import { expect, test } from 'vitest';
import { kitTheme } from './theme.ts';

const CONSOLE = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, CONSOLE), 'utf8');
const listOf = (families: string) => families.split(',').map((family) => family.trim());
const SHIPPED = ["'Noto Sans Variable'", "'Noto Sans SC Variable'"];

test('letters of even width that a machine lacks are those that are shipped, which come last', () => {
  const own = listOf(/--fonts-mono:([^;]*);/.exec(read('ui/tokens.css'))?.[1] ?? '');
  expect(own.slice(own.indexOf('monospace') + 1)).toEqual(SHIPPED);
  expect(listOf(theme.getDesignToken(kitTheme('#409eff', false, false)).fontFamilyCode)).toEqual(own);
});

test('no style sheet has letters of even width of its own', () => {
  const sheets = globSync('**/*.css', { cwd: CONSOLE, exclude: (path) => /node_modules|dist/.test(path) });
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((path) => path !== 'ui/tokens.css' && /monospace/.test(read(path)))).toEqual([]);
});
