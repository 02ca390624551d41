import type { Endpoint } from '@skyhelm/contract/endpoint';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from '../testing/app.ts';
import { calls } from './calls.ts';
import { samples, type World } from './samples.ts';
import { buildWorld } from './world.ts';

const PATIENTLY = { timeout: 120_000 };

/** As far as four digits go, and by an offset a little further. */
const FAR = {
  'date-time': [
    '0000-06-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59-12:00',
  ],
  date: ['0000-01-01', '0001-01-01', '9999-12-31'],
};

interface JsonSchema {
  format?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

type Path = readonly string[];

/** Where moments and days stand in what a call takes. */
function momentsIn(schema: JsonSchema, path: Path = []): { path: Path; values: readonly string[] }[] {
  const { format, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  if (format === 'date-time' || format === 'date') return [{ path, values: FAR[format] }];
  return [
    ...Object.entries({ ...properties, ...(items && { 0: items }) }).flatMap(([name, inner]) => momentsIn(inner, [...path, name])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => momentsIn(part, path)),
  ];
}

const dated = calls
  .filter(({ endpoint }) => endpoint.wire !== 'upload')
  .flatMap(({ key, endpoint }) =>
    momentsIn(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema).map(({ path, values }) => ({
      ...{ key, endpoint, path, values },
      field: path.join('.'),
    })),
  );

function withValue(input: unknown, [name, ...rest]: Path, value: string): unknown {
  if (name === undefined) return value;
  const inner = withValue((input as Record<string, unknown> | undefined)?.[name], rest, value);
  return Array.isArray(input) || name === '0' ? [inner] : { ...(input as object), [name]: inner };
}

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp({ config: { online: true } });
  world = await buildWorld(app, app.main, 'main');
}, PATIENTLY.timeout);
beforeEach(() => app.services.database.pool.query('delete from throttle'));

/** Clearly, whatever it is. */
async function answerTo(endpoint: Endpoint, input: unknown): Promise<{ status: number; isTaken: boolean; text: string }> {
  const response = await app.raw(endpoint, input, { token: app.main.token });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const isTaken = !isJson || response.json<{ state: number }>().state === 1;
  return { status: response.statusCode, isTaken, text: `${JSON.stringify(input)} -> ${response.body.slice(0, 300)}` };
}

describe('a moment of far away', () => {
  test.each(dated)('is taken or refused as $field of $key', PATIENTLY, async ({ key, endpoint, path, values }) => {
    for (const value of values) {
      const { status, isTaken, text } = await answerTo(endpoint, withValue(samples(world)[key], path, value));
      expect(status, text).toBe(200);
      if (value.startsWith('0000') || /[+-]1\d:00$/.test(value)) expect(isTaken, text).toBe(false);
    }
  });

  test('that was taken is read again', PATIENTLY, async () => {
    for (const { key, endpoint } of calls.filter(({ endpoint: { kind, wire } }) => kind === 'read' && wire !== 'upload')) {
      const { status, text } = await answerTo(endpoint, samples(world)[key]);
      expect(status, `${key} ${text}`).toBe(200);
    }
  });
});
