import type { Endpoint } from '@skyhelm/contract/endpoint';
import fc from 'fast-check';
import { z } from 'zod';

/** What people and attackers type. */
const HOSTILE: readonly unknown[] = [
  "'; drop table user_account; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  '..\\..\\windows',
  '🚁🛰️👩‍✈️',
  '\u202Eevil\u202C',
  'שלום עולם',
  '０１２３４',
  '007',
  '\u0000null',
  '\uD800',
  'a'.repeat(100_000),
  '',
  '   ',
  '__proto__',
  'constructor',
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  null,
  [],
  {},
  [[[[]]]],
  { $gt: '' },
];

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const partsOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema): JsonSchema[] => [...anyOf, ...oneOf, ...allOf];

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema[]> {
  const all = [schema, ...partsOf(schema)].flatMap(({ properties = {} }) => Object.entries(properties));
  return Object.fromEntries(all.map(([name]) => [name, all.filter(([other]) => other === name).map(([, property]) => property)]));
}

/** What the schema asks for, at its edges and one step beyond them. */
function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  const parts = partsOf(schema);
  if (parts.length > 0) return fc.oneof(...parts.map(nearly));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum, 'noSuchChoice');
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 1_000_000 } = schema;
    return fc.oneof(fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1), fc.integer());
  }
  if (schema.type === 'array') return fc.array(nearly(schema.items ?? {}), { maxLength: 3 });
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date') return fc.constantFrom('2020-02-30', '0000-01-01', '9999-12-31', '2099-1-1');
  if (schema.type === 'string') {
    const max = schema.maxLength ?? 50;
    return fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('字'.repeat(max), 'x'.repeat(max + 1), 'Generated7secret', '654321'));
  }
  return fc.jsonValue({ maxDepth: 1 });
}

/** The call’s own field names, each with what belongs there, something close to it, something hostile, or nothing; and fields it never had. */
export function hostileInput({ input }: Endpoint, sample: Record<string, unknown>, foreign: Record<string, unknown>) {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const fields = Object.entries(propertiesOf(schema)).map(([name, schemas]) => {
    const wrong = fc.oneof(...schemas.map(nearly), fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }));
    const value = fc.oneof({ weight: 4, arbitrary: fc.constant(sample[name]) }, { weight: 3, arbitrary: wrong });
    return [name, fc.option(value, { freq: 8, nil: undefined })] as const;
  });
  const extra = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constant(foreign) });
  return fc.tuple(fc.record(Object.fromEntries(fields)), extra).map(([known, more]): Record<string, unknown> => ({ ...known, ...more }));
}
