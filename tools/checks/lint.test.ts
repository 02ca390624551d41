import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

/** In two parts, or this file would be found itself. */
const MARKER = ['TO', 'DO'].join('');

const PLANTED: Record<string, [file: string, source: string]> = {
  'no-floating-promises': ['floating.ts', 'const save = async () => 1;\nexport const go = () => {\n  save();\n};\n'],
  'no-misused-promises': ['misused.ts', 'export const go = (list: number[]) => list.forEach(async (one) => Promise.resolve(one));\n'],
  'await-thenable': ['thenable.ts', 'export const go = async () => {\n  await 1;\n};\n'],
  'no-explicit-any': ['any.ts', 'export const go = (given: any): string => typeof given;\n'],
  'no-unsafe-member-access': ['unsafe.ts', 'export const go = (text: string) => JSON.parse(text).name === 1;\n'],
  'switch-exhaustiveness-check': [
    'switch.ts',
    "export const go = (way: 'in' | 'out') => {\n  switch (way) {\n    case 'in':\n      return 1;\n  }\n  return 2;\n};\n",
  ],
  'no-default-export': ['default.ts', 'export default 1;\n'],
  'no-warning-comments': ['later.ts', `// ${MARKER}: later\nexport const go = 1;\n`],
  'no-console': ['console.ts', 'console.log(1);\nexport const go = 1;\n'],
  'no-cycle': ['circle.ts', "import { other } from './circle-back.ts';\nexport const go = () => other;\n"],
  eqeqeq: ['equal.ts', 'export const go = (one: string) => one == "1";\n'],
  'ban-ts-comment': ['ignore.ts', '// @ts-ignore\nexport const go: number = "1";\n'],
  'rules-of-hooks': [
    'Hooks.tsx',
    "import { useState } from 'react';\nexport const Hooks = ({ on }: { on: boolean }) => {\n  if (on) useState(1);\n  return null;\n};\n",
  ],
  'exhaustive-deps': [
    'Deps.tsx',
    "import { useEffect } from 'react';\nexport const Deps = ({ id }: { id: string }) => {\n  useEffect(() => {\n    document.title = id;\n  }, []);\n  return null;\n};\n",
  ],
  'jsx-key': ['Key.tsx', 'export const Key = ({ ids }: { ids: string[] }) => ids.map((id) => <p>{id}</p>);\n'],
  'alt-text': ['Alt.tsx', 'export const Alt = () => <img src="/logo.svg" />;\n'],
  'click-events-have-key-events': ['Click.tsx', 'export const Click = ({ go }: { go: () => void }) => <div onClick={go} />;\n'],
};

let folder: string;
let found: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
  };
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['**/*.ts', '**/*.tsx'] }),
    'console/circle-back.ts': "import { go } from './circle.ts';\nexport const other = () => go;\n",
    'console/clean.ts': "export const go = async (): Promise<string> => {\n  await Promise.resolve();\n  return 'done';\n};\n",
    'i18n/en/home.ts': "export default { title: 'Home' };\n",
    'vite.config.ts': 'export default { root: "." };\n',
    ...Object.fromEntries(Object.values(PLANTED).map(([file, source]) => [`console/${file}`, source])),
  };
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  found = spawnSync(process.execPath, [oxlint, '--type-aware', '-f', 'unix', 'console', 'i18n', 'vite.config.ts'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(PLANTED))('%s finds the fault planted for it', (rule, [file]) => {
  expect(
    found
      .split('\n')
      .filter((line) => line.startsWith(`console/${file}:`))
      .join('\n'),
  ).toContain(`(${rule})`);
});

test('clean code, words and configuration are left alone', () => {
  expect(found).not.toMatch(/clean\.ts|home\.ts|vite\.config\.ts/);
});
