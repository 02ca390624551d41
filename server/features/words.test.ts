import { readdirSync, readFileSync } from 'node:fs';
import { ERROR_CODES, type ErrorCode } from '@skyhelm/contract/codes';
import { LANGUAGES } from '@skyhelm/contract/fields';
import { MESSAGE_KINDS } from '@skyhelm/contract/message';
import { OPERATIONS } from '@skyhelm/contract/operation-log';
import { PERMISSIONS, PTZ_CODES } from '@skyhelm/contract/permissions';
import { SCREENS, type Screen } from '@skyhelm/contract/screens';
import { ID_NUMBER_FAULTS } from '@skyhelm/core/identity/id-number';
import { ALL_WORDS } from '@skyhelm/i18n/all';
import { LANGUAGES as WORD_LANGUAGES } from '@skyhelm/i18n/translate';
import { expect, test } from 'vitest';
import { DICTIONARY_VALUES } from './dictionary/index.ts';

const words = ALL_WORDS.en;

test('contract and words speak of the same languages', () => {
  expect(LANGUAGES).toEqual(WORD_LANGUAGES);
});

test('every refusal has its sentence, and no sentence is left over', () => {
  expect(Object.keys(words.errors).sort()).toEqual([...ERROR_CODES].sort());
});

test('every refusal brings what its sentence asks for', () => {
  const server = new URL('../', import.meta.url);
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('node_modules') && !/\.(test|suite)\.ts$/.test(file),
  );
  const refusals = sources.flatMap((file) =>
    [...readFileSync(new URL(file, server), 'utf8').matchAll(/(?:AppError|refuse)\(\s*'([\w.]+)'(?:,\s*\{([^}]*)\})?/g)].map(
      ([, code, given = '']) => ({ file, code: code!, given }),
    ),
  );
  const asked = (code: string) => JSON.stringify(words.errors[code as ErrorCode] ?? '').matchAll(/\{(\w+)\}/g);
  const lacking = ({ code, given }: { code: string; given: string }) =>
    [...asked(code)].some(([, name]) => !new RegExp(`\\b${name}\\b`).test(given));
  expect(refusals.length).toBeGreaterThan(20);
  expect(refusals.filter(lacking).map(({ file, code }) => `${file} ${code}`)).toEqual([]);
});

test('every fault of a field has its sentence', () => {
  const contract = new URL('../../contract/', import.meta.url);
  const sources = readdirSync(contract).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const used = sources.flatMap((file) =>
    [...readFileSync(new URL(file, contract), 'utf8').matchAll(/(?:error: |MISSING = |codedText\(.*, )['`]([\w.]+)/g)].map(
      ([, code]) => code!,
    ),
  );
  expect(used.length).toBeGreaterThan(20);
  expect([...used, ...ID_NUMBER_FAULTS].filter((code) => !(code in words.issues))).toEqual([]);
});

test('every operation of the log has its phrase, and no phrase is left over', () => {
  expect(Object.keys(words.log).sort()).toEqual([...OPERATIONS].sort());
});

test('every kind of message has its sentence, and no sentence is left over', () => {
  expect(Object.keys(words.messages).sort()).toEqual([...MESSAGE_KINDS].sort());
});

test('every permission and what it is about has its word, and no word is left over', () => {
  const codes = [...PERMISSIONS, ...PTZ_CODES];
  const nouns = codes.map((code) => code.split(':')[0]!);
  expect(Object.keys(words.permission).sort()).toEqual([...new Set([...codes, ...nouns])].sort());
});

test('every screen and menu group has its title', () => {
  const screens: readonly Screen[] = SCREENS;
  const titles = screens.flatMap((screen) => [screen.title, screen.group ?? screen.title]);
  expect(titles.filter((title) => !(title in words.menu))).toEqual([]);
});

test('every value of every dictionary has its label', () => {
  const keys = Object.entries(DICTIONARY_VALUES).flatMap(([type, each]) => each.map((value) => `${type}.${value}`));
  expect(keys.filter((key) => !(key in words.dictionary))).toEqual([]);
});
