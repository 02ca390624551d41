import { endpoint, needs, signedIn, signedInOrKey, type Endpoint } from '@skyhelm/contract/endpoint';
import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import { FleetMember } from '@skyhelm/contract/device-fleet';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { publicClientOf } from './public-client.ts';
import { typeText } from './type-text.ts';

const text = (schema: z.ZodType, io: 'input' | 'output' = 'output') => typeText(z.toJSONSchema(schema, { io }));

test('schemas are said as TypeScript', () => {
  expect(text(z.object({ a: z.string(), b: z.int().optional(), 'c-d': z.boolean().nullable() }))).toBe(
    "{ a: string; b?: number; 'c-d': boolean | null }",
  );
  expect(text(z.array(z.enum(['x', "it's"])))).toBe(String.raw`('x' | 'it\'s')[]`);
  expect(text(z.array(z.object({ at: z.number() })))).toBe('{ at: number }[]');
  expect(text(z.tuple([z.string(), z.number()]))).toBe('[string, number]');
  expect(text(z.record(z.string(), z.unknown()))).toBe('Record<string, unknown>');
  expect(text(z.union([z.literal(1), z.null()]))).toBe('1 | null');
  expect(text(z.object({ size: z.int().default(1) }), 'input')).toBe('{ size?: number }');
});

const planted = {
  thing: {
    getThing: endpoint({
      method: 'GET',
      path: '/thing/:id',
      access: needs('device:query'),
      kind: 'read',
      input: z.object({ id: z.uuid() }),
      output: FleetMember,
    }),
    addThing: endpoint({
      method: 'POST',
      path: '/thing/add',
      access: signedInOrKey,
      kind: 'change',
      input: z.object({}),
      output: z.null(),
    }),
    takeThing: endpoint({
      method: 'POST',
      path: '/thing/take',
      access: signedInOrKey,
      kind: 'change',
      secret: true,
      input: z.object({}),
      output: z.null(),
    }),
    orderThing: endpoint({
      method: 'POST',
      path: '/thing/order',
      access: needs('device:control'),
      kind: 'change',
      order: true,
      input: z.object({}),
      output: z.null(),
    }),
    sendThing: endpoint({
      method: 'POST',
      path: '/thing/send',
      access: signedInOrKey,
      kind: 'change',
      wire: 'upload',
      input: z.object({ name: z.string() }),
      output: z.null(),
    }),
    fileThing: endpoint({
      method: 'GET',
      path: '/thing/file',
      access: signedInOrKey,
      kind: 'read',
      wire: 'file',
      input: z.object({}),
      output: z.null(),
    }),
    ownThing: endpoint({ method: 'GET', path: '/thing/own', access: signedIn, kind: 'read', input: z.object({}), output: z.null() }),
    makeKey: endpoint({
      method: 'POST',
      path: '/thing/key',
      access: needs('accessKey:add'),
      kind: 'change',
      input: z.object({}),
      output: z.null(),
    }),
  },
};

test('what a key may call is in it, under the names of the contract, and nothing else', () => {
  const { content } = publicClientOf(planted, { 'thing.getThing': 'Read a thing' });
  expect(content).toContain("  /** Read a thing */\n  'thing.getThing': { input: { id: string }; output: FleetMember };\n");
  expect(content).toContain('export type FleetMember = {');
  expect(content).toContain("  'thing.getThing': ['GET', '/thing/:id', 'read'],\n");
  expect(content).toContain("  'thing.addThing': ['POST', '/thing/add', 'change'],\n");
  expect(content, 'its answer is not kept').toContain("  'thing.takeThing': ['POST', '/thing/take', 'once'],\n");
  expect(content, 'it is meant for its moment').toContain("  'thing.orderThing': ['POST', '/thing/order', 'order'],\n");
  expect(content).toContain("'thing.sendThing': { input: { name: string } & { file: Blob }; output: null }");
  expect(content).toContain("'thing.fileThing': { input: Record<string, never>; output: Blob }");
  expect(content).not.toMatch(/ownThing|makeKey/);
});

/** Told to the server's own store alone, though only pilots may. */
const NOT_ABOARD = [
  'simulator.setSimulator',
  'vehicleLog.deleteFetchedLog',
  'vehicleLog.downloadVehicleLog',
  'vehiclePicture.deleteFetchedPicture',
  'vehiclePicture.downloadVehiclePicture',
];

test('no change by which an aircraft is told something is repeated by itself', () => {
  const changes = Object.entries(ENDPOINTS).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, one]) => (one.kind === 'change' ? [{ name: `${noun}.${name}`, ...one }] : [])),
  );
  const isForPilots = ({ access }: Endpoint) =>
    access.kind === 'permission' && ['device:control', 'device:simulate'].includes(access.permission);
  const unmarked = changes.filter((one) => isForPilots(one) && !one.order).map(({ name }) => name);
  expect(unmarked.toSorted()).toEqual(NOT_ABOARD);
  const others = changes.filter((one) => one.order && !isForPilots(one)).map(({ name }) => name);
  expect(others).toEqual(['parameter.refreshParameters']);
});

test('every name that is used is declared', () => {
  const { content } = publicClientOf(ENDPOINTS, {});
  const declared = new Set([...content.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, name]) => name!));
  const withoutTexts = content
    .replaceAll(/'[^'\n]*'/g, '')
    .replaceAll(/\/\*\*.*?\*\//g, '')
    .replaceAll(/^\/\/.*$/gm, '');
  const used = new Set([...withoutTexts.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name));
  expect([...used].filter((name) => !declared.has(name) && !['Blob', 'Record'].includes(name))).toEqual([]);
});
