import { endpoint, needs, open, signedIn, signedInOrKey, type Endpoint } from '@skyhelm/contract/endpoint';
import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { clientOf } from './client.ts';
import { openapiOf, type Json } from './openapi.ts';

const Node: z.ZodType = z.lazy(() => z.object({ children: z.array(Node) })).meta({ id: 'Node' });
const things = {
  getThings: endpoint({
    method: 'GET',
    path: '/thing/getThings',
    access: needs('user:query'),
    kind: 'read',
    input: z.object({ keyword: z.string().optional(), ids: z.array(z.string()) }),
    output: z.array(Node),
  }),
  addThing: endpoint({
    method: 'POST',
    path: '/thing/addThing',
    access: signedIn,
    kind: 'change',
    input: z.object({ size: z.int().default(1), name: z.string().transform((text) => text.trim()) }),
    output: z.object({ id: z.uuid() }),
  }),
  uploadThing: endpoint({
    method: 'POST',
    path: '/thing/upload',
    access: signedInOrKey,
    kind: 'change',
    wire: 'upload',
    input: z.object({ purpose: z.string() }),
    output: z.null(),
  }),
  getThing: endpoint({
    method: 'GET',
    path: '/thing/:id',
    access: open('a test has no users'),
    kind: 'read',
    wire: 'file',
    input: z.object({ id: z.uuid() }),
    output: z.null(),
  }),
};

const document = openapiOf({ bigThing: things }, '1.2.3', { bigThing: 'Big things', 'bigThing.getThings': 'Things' });
const at = (...keys: string[]): Json => keys.reduce((part, key) => part[key] as Json, document);
const operation = (path: string, method: string): Json => at('paths', path, method);

test('a GET takes its input from the address', () => {
  expect(operation('/thing/getThings', 'get')).toMatchObject({
    'x-permission': 'user:query',
    tags: ['bigThing'],
    summary: 'Things',
    security: [{ token: [] }, { cookie: [] }, { accessKey: [] }],
    parameters: [
      { name: 'keyword', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'ids', in: 'query', required: true, schema: { type: 'array', items: { type: 'string' } } },
    ],
  });
  expect(operation('/thing/getThings', 'get')).not.toHaveProperty('requestBody');
  expect(at('tags')).toEqual([{ name: 'bigThing', description: 'Big things' }]);
});

test('a POST takes both encodings of what a caller writes, defaults and transforms undone', () => {
  const schema = { $ref: '#/components/schemas/bigThing.addThing' };
  expect(operation('/thing/addThing', 'post')).toMatchObject({
    security: [{ token: [] }, { cookie: [] }],
    requestBody: { content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } } },
  });
  expect(at('components', 'schemas', 'bigThing.addThing')).toMatchObject({
    properties: { size: { type: 'integer', default: 1 }, name: { type: 'string' } },
    required: ['name'],
  });
});

test('the answer stands in its envelope beside both refusals', () => {
  const { oneOf } = at('paths', '/thing/addThing', 'post', 'responses', '200', 'content', 'application/json', 'schema') as {
    oneOf: Json[];
  };
  expect(oneOf[0]).toMatchObject({
    properties: { state: { const: 1 }, mes: { type: 'string' }, data: { properties: { id: { type: 'string', format: 'uuid' } } } },
    required: ['state', 'mes', 'data'],
  });
  expect(oneOf.slice(1)).toEqual([{ $ref: '#/components/schemas/Refusal' }, { $ref: '#/components/schemas/SessionExpired' }]);
});

test('uploads are multipart, files are bytes, fields in the address are parameters', () => {
  expect(at('paths', '/thing/upload', 'post', 'requestBody', 'content')).toMatchObject({
    'multipart/form-data': { schema: { properties: { purpose: {}, file: {} }, required: ['purpose', 'file'] } },
  });
  expect(operation('/thing/{id}', 'get')).toMatchObject({ security: [], parameters: [{ name: 'id', in: 'path', required: true }] });
  expect(at('paths', '/thing/{id}', 'get', 'responses', '200', 'content')).toHaveProperty('application/octet-stream');
});

test.each([
  ['the planted contract', document],
  ['the whole contract', openapiOf(ENDPOINTS, '1.2.3', {})],
])('every reference in %s leads somewhere', (_, whole) => {
  const { schemas } = whole['components'] as { schemas: Json };
  const references = [...JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//);
    expect(schemas).toHaveProperty([reference.slice('#/components/schemas/'.length)]);
  }
});

test('two endpoints at one address are refused', () => {
  expect(() => openapiOf({ one: { a: things.addThing }, two: { b: things.addThing } }, '1', {})).toThrow('POST /thing/addThing');
});

test('an address that names a field the input lacks is refused', () => {
  const broken: Endpoint = { ...things.getThing, path: '/thing/:name' };
  expect(() => openapiOf({ one: { broken } }, '1', {})).toThrow(':name');
});

test('the client holds addresses as values and the contract as types, a file for each noun', () => {
  const [all, client] = clientOf({ bigThing: things });
  expect(all!.content).toContain("export { bigThing } from './endpoints/big-thing.generated.ts';\n");
  expect(client!.path).toBe('console/api/endpoints/big-thing.generated.ts');
  expect(client!.content).toContain(
    `  addThing: call<typeof import('@skyhelm/contract/big-thing').addThing>('POST', '/thing/addThing', 'change'),\n`,
  );
  expect(client!.content).toContain(`('GET', '/thing/:id', 'read', 'file')`);
  expect(client!.content.match(/^import .*$/gm)).toEqual(["import { call } from '../call.ts';"]);
});
