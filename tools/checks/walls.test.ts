import { expect, test } from 'vitest';
import { checkFileShapes } from './file-shape.ts';
import { planted } from './planted.ts';
import { WALLS } from './wall-list.ts';
import { checkFeatureCycles } from './feature-cycles.ts';
import { targetOf } from './passages.ts';
import { checkImports, checkReading } from './walls.ts';

const MANIFESTS = {
  '': ['vitest', 'fast-check', 'rolldown'],
  core: ['zod'],
  contract: ['@skyhelm/core', 'zod'],
  i18n: [],
  server: ['@skyhelm/core', '@skyhelm/contract', '@skyhelm/i18n', 'fastify', 'zod', 'drizzle-kit'],
  console: ['@skyhelm/core', '@skyhelm/contract', '@skyhelm/i18n', 'react', 'antd', 'zod', 'maplibre-gl', 'cesium'],
};
const faultsOf = (path: string, source: string, more: Record<string, string> = {}) =>
  checkImports(planted({ [path]: source, ...more }), MANIFESTS).map((fault) => fault.message);
const reasonOf = (name: string): string => WALLS.find((wall) => wall.name === name)!.reason;

const VIOLATIONS: [wall: string, from: string, source: string][] = [
  ['package core', 'core/geo/point.ts', `import { readFileSync } from 'node:fs';`],
  ['package core', 'core/geo/point.ts', `import { format } from 'date-fns';`],
  ['package core', 'core/geo/point.ts', `import type { User } from '@skyhelm/contract/user';`],
  ['package contract', 'contract/user.ts', `import { say } from '@skyhelm/i18n/all';`],
  ['package contract', 'contract/user.ts', `import fastify from 'fastify';`],
  ['package i18n', 'i18n/all.ts', `import { z } from 'zod';`],
  ['package i18n', 'i18n/all.ts', `export { ERROR_CODES } from '@skyhelm/contract/codes';`],
  ['package simulator', 'simulator/main.ts', `import { user } from '@skyhelm/contract/user';`],
  ['package simulator', 'simulator/main.ts', `import { start } from '@skyhelm/server/main';`],
  ['package server', 'server/main.ts', `import { App } from '@skyhelm/console/app/app';`],
  ['package console', 'console/main.tsx', `import { start } from '@skyhelm/server/main';`],
  ['package console', 'console/main.tsx', `type Config = import('@skyhelm/server/platform/config/config').Config;`],
  ['package e2e', 'e2e/sign-in.test.ts', `import { start } from '@skyhelm/server/main';`],
  ['package client', 'client/connect.ts', `import { z } from 'zod';`],
  ['package client', 'client/connect.ts', `import type { Endpoint } from '@skyhelm/contract/endpoint';`],
  ['package tools', 'tools/check.ts', `import { start } from '@skyhelm/server/main';`],
  ['platform below features', 'server/platform/http/call.ts', `import { user } from '../../features/user/index.ts';`],
  ['platform below features', 'server/platform/http/call.ts', `import { gateway } from '../../gateway/gateway.ts';`],
  ['platform below features', 'server/platform/db/migrate.ts', `import * as schema from '../../schema.ts';`],
  ['feature through its index', 'server/features/role/role.routes.ts', `import { findUser } from '../user/user.store.ts';`],
  ['tables below features', 'server/tables/user.table.ts', `import { userFacts } from '../features/user/index.ts';`],
  ['tables for features', 'server/gateway/ingest.ts', `import { device } from '../tables/device.table.ts';`],
  ['feature through its index', 'server/features/index.ts', `export * from './user/user.routes.ts';`],
  ['gateway apart from features', 'server/gateway/ingest.ts', `import { live } from '../features/live/index.ts';`],
  ['gateway apart from features', 'server/features/live/index.ts', `const gateway = await import('../../gateway/gateway.ts');`],
  ['app above features', 'console/features/user/UserScreen.tsx', `import { Layout } from '../../app/layout/Layout.tsx';`],
  ['floor below features', 'console/api/client.ts', `import { users } from '../features/user/user.queries.ts';`],
  ['floor below features', 'console/map/view.ts', `import { router } from '../app/router.ts';`],
  ['feature beside feature', 'console/features/role/RoleScreen.tsx', `import { UserName } from '../user/UserName.tsx';`],
  ['ui without domain words', 'console/ui/Grid.tsx', `import type { User } from '@skyhelm/contract/user';`],
  ['ui without domain words', 'console/ui/Grid.tsx', `import { request } from '../api/client.ts';`],
  ['ui without domain words', 'console/ui/Grid.tsx', `import words from '@skyhelm/i18n/en/user';`],
  ['live without React', 'console/live/fleet.ts', `import { useState } from 'react';`],
  ['one map', 'console/features/plan/PlanScreen.tsx', `import maplibre from 'maplibre-gl';`],
  ['one 3D engine', 'console/map/view.ts', `const { Viewer } = await import('cesium');`],
  ['browser without Node', 'console/api/client.ts', `import { join } from 'node:path';`],
  ['packages by name', 'server/main.ts', `import { name } from '../core/identity/name.ts';`],
  ['packages by name', 'console/app/start.ts', `import { start } from '../../../elsewhere/start.ts';`],
];

test.each(VIOLATIONS)('%s: %s is stopped at %s', (wall, from, source) => {
  expect(faultsOf(from, source).join('\n')).toContain(reasonOf(wall));
});

test('every wall has a violation that it stops', () => {
  expect(new Set(VIOLATIONS.map(([wall]) => wall))).toEqual(new Set(WALLS.map((wall) => wall.name)));
});

test.each([
  ['core/geo/point.ts', `import { z } from 'zod'; import { angle } from './angle.ts';`],
  ['core/geo/point.test.ts', `import { test } from 'vitest'; import fc from 'fast-check'; import { readFileSync } from 'node:fs';`],
  ['contract/user.ts', `import { isName } from '@skyhelm/core/identity/name';`],
  ['server/features/role/role.store.ts', `import { user } from '../../tables/user.table.ts'; import { findUser } from '../user/index.ts';`],
  ['server/tables/role.table.ts', `import { user } from './user.table.ts'; import { id } from '../platform/db/columns.ts';`],
  ['server/features/index.ts', `export * from './user/index.ts';`],
  ['server/drizzle.config.ts', `import { defineConfig } from 'drizzle-kit';`],
  ['console/app/screens.ts', `const load = () => import('../features/user/UserScreen.tsx');`],
  ['console/features/user/UserScreen.tsx', `import { Grid } from '../../ui/Grid.tsx'; import type { User } from '@skyhelm/contract/user';`],
  ['console/ui/Grid.tsx', `import { Table } from 'antd'; import { useWords } from '../words/words.ts';`],
  ['console/map/view.ts', `import maplibre from 'maplibre-gl';`],
])('%s may: %s', (from, source) => {
  expect(faultsOf(from, source)).toEqual([]);
});

test('a package names what it imports', () => {
  expect(faultsOf('server/main.ts', `import { S3 } from '@aws-sdk/client-s3/S3';`)).toEqual([
    'may not import npm:@aws-sdk/client-s3. Declare it in package.json of this package: it is here only because another one needs it.',
  ]);
  expect(faultsOf('server/main.ts', `import { test } from 'vitest';`)).toHaveLength(1);
});

test('the schema library reaches the console neither openly nor through the contract', () => {
  const contract = {
    'contract/codes.ts': 'export const CODES = [];',
    'contract/fields.ts': `import { z } from 'zod'; export const field = z.string();`,
    'contract/user.ts': `import { field } from './fields.ts'; export const User = field; export type User = string;`,
  };
  const screen = (source: string) => faultsOf('console/features/user/UserScreen.tsx', source, contract);
  expect(screen(`import { User } from '@skyhelm/contract/user';`).join()).toContain('schema library');
  expect(screen(`import { z } from 'zod';`).join()).toContain('schema library');
  expect(screen(`import { type User } from '@skyhelm/contract/user'; import { CODES } from '@skyhelm/contract/codes';`)).toEqual([]);
  expect(screen(`const rules = () => import('@skyhelm/contract/user');`)).toEqual([]);
});

test('an import is found on its line, wherever it stands', () => {
  const source = `\nexport const late = async () => {\n  await import('fastify');\n};\nexport type { X } from 'ws';\n`;
  const lines = checkImports(planted({ 'core/a.ts': source }), {}).map((fault) => fault.line);
  expect(lines).toEqual([3, 5]);
});

test('features that import each other in a circle are told with the circle', () => {
  const modules = planted({
    'server/features/user/user.store.ts': `\nimport { roleOf } from '../role/index.ts';`,
    'server/features/role/index.ts': `export * from '../session/index.ts';`,
    'server/features/session/index.ts': `import type { User } from '../user/index.ts';`,
    'server/features/user/user.test.ts': `import { site } from '../site/index.ts';`,
    'server/features/site/index.ts': `import { roleOf } from '../user/index.ts';`,
  });
  expect(checkFeatureCycles('server/features/', modules)).toMatchObject([
    { path: 'server/features/role/index.ts', line: 1, message: expect.stringContaining('role -> session -> user -> role') as string },
  ]);
});

test('a source that cannot be parsed is a fault, not a module without imports', () => {
  expect(() => planted({ 'core/a.ts': 'import {' })).toThrow('core/a.ts cannot be read');
});

test('names of npm packages end where their paths begin', () => {
  expect(targetOf('core/a.ts', 'zod/v4')).toBe('npm:zod');
  expect(targetOf('core/a.ts', '@fastify/cookie')).toBe('npm:@fastify/cookie');
  expect(targetOf('core/a.ts', 'fs/promises')).toBe('node:fs/promises');
  expect(targetOf('server/a.ts', '@skyhelm/core/identity/name')).toBe('core/identity/name.ts');
});

test('a check that read next to nothing fails', () => {
  expect(checkReading(planted({ 'core/a.ts': '' })).map((fault) => fault.path)).toContain('server');
});

test('a file needs a name of its own and an end in sight', () => {
  const faults = (path: string, text = '') => checkFileShapes([{ path, text }]);
  for (const path of [
    'core/geo/utils.ts',
    'server/helpers/x.ts',
    'console/common.tsx',
    'core/constants.ts',
    'core/enum.ts',
    'server/date-utils/utils.test.ts',
  ]) {
    expect(faults(path), path).toHaveLength(1);
  }
  expect(faults('i18n/en/common.ts')).toEqual([]);
  expect(faults('core/plan/route.ts', 'x\n'.repeat(401))).toHaveLength(1);
  expect(faults('core/plan/route.ts', 'x\n'.repeat(400))).toEqual([]);
  expect(faults('console/api/endpoints.generated.ts', 'x\n'.repeat(500))).toEqual([]);
  expect(faults('server/tables/user.table.ts', 'x\n'.repeat(500))).toEqual([]);
});
