import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_SCOPES } from '@skyhelm/contract/access-key-rules';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import { z } from 'zod';
import { ROOT } from '../root.ts';
import type { Json } from './openapi.ts';
import { keyText, typeText } from './type-text.ts';
import type { WrittenFile } from './written-files.ts';

const HEAD = `// Written by \`npm run generate\` from contract/endpoints.ts: what an access key may call.

/**
 * \`once\`: a change that nobody knows the outcome of is not tried again by itself, because its answer is not kept. \`order\`: what is told to an aircraft
 * is not sent a second time by itself, whatever became of it: it would come after what was said since.
 */
export type Nature = 'read' | 'change' | 'once' | 'order';
export type CallShape = readonly [method: 'GET' | 'POST', path: string, nature: Nature, wire?: 'file' | 'upload'];
`;

type Nouns = Record<string, Record<string, Endpoint>>;
type Way = 'input' | 'output';

const FIELDS_OF_CORE = ['airspace/shape-field', 'plan/pattern/pattern-field', 'plan/formation/formation-field', 'plan/route-field'];

/** Schemas by the name under which the contract exports them: a type that has a name there has it here. */
async function namedSchemas(): Promise<Map<z.ZodType, string>> {
  const files = readdirSync(join(ROOT, 'contract')).filter((file) => file.endsWith('.ts') && file !== 'endpoints.ts');
  const paths = [
    ...files.toSorted().map((file) => `@skyhelm/contract/${file.slice(0, -3)}`),
    ...FIELDS_OF_CORE.map((file) => `@skyhelm/core/${file}`),
  ];
  const modules = (await Promise.all(paths.map((path) => import(path)))) as Record<string, unknown>[];
  const named = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (!(value instanceof z.ZodType) || !['object', 'union'].includes(value.def.type) || taken.has(name)) continue;
    taken.add(name);
    named.set(value, name);
  }
  return named;
}

const NAMED = await namedSchemas();

/** The client for other software: one file of types and addresses beside its few hand-written lines. */
export function publicClientOf(nouns: Nouns, words: Record<string, string>): WrittenFile {
  const types = { input: new Map<string, Json>(), output: new Map<string, Json>() };
  const calls = Object.entries(nouns).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, endpoint]) => isForKeys(endpoint))
      .map(([name, endpoint]) => ({
        name: `${noun}.${name}`,
        about: words[`${noun}.${name}`] ?? '',
        endpoint,
        input: inputOf(endpoint, name, types.input),
        output: endpoint.wire === 'file' ? undefined : schemaOf(endpoint.output, 'output', name, types.output),
      })),
  );
  const said = sayTypes(types);
  const rows = calls.map(({ name, about, input, output }) => {
    const both = `input: ${said.text(input, 'input')}; output: ${output ? said.text(output, 'output') : 'Blob'}`;
    return `  /** ${about} */\n  ${keyText(name)}: { ${both} };\n`;
  });
  const shapes = calls.map(({ name, endpoint }) => `  ${keyText(name)}: ${shapeOf(endpoint)},\n`);
  const content = `${HEAD}\n${said.declared}export interface Calls {\n${rows.join('')}}\n\nexport const CALLS: { readonly [N in keyof Calls]: CallShape } = {\n${shapes.join('')}};\n`;
  return { path: 'client/calls.generated.ts', content };
}

const isForKeys = ({ access }: Endpoint): boolean =>
  access.kind === 'permission' ? KEY_SCOPES.includes(access.permission) : access.kind === 'signedIn' && access.accessKey;

function shapeOf(endpoint: Endpoint): string {
  const { method, path, wire } = endpoint;
  return `['${method}', '${path}', '${natureOf(endpoint)}'${wire ? `, '${wire}'` : ''}]`;
}

function natureOf({ kind, order, secret, wire }: Endpoint): 'read' | 'change' | 'once' | 'order' {
  if (kind === 'read') return 'read';
  if (order) return 'order';
  return secret || wire === 'file' ? 'once' : 'change';
}

function inputOf(endpoint: Endpoint, name: string, types: Map<string, Json>): Json {
  const input = schemaOf(endpoint.input, 'input', name, types);
  return endpoint.wire === 'upload'
    ? { allOf: [input, { type: 'object', properties: { file: { $ref: 'Blob' } }, required: ['file'] }] }
    : input;
}

function schemaOf(schema: z.ZodType, io: Way, call: string, types: Map<string, Json>): Json {
  const metadata = z.registry<{ id: string }>();
  for (const [one, id] of NAMED) metadata.add(one, { id });
  const whole = JSON.stringify(z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any' }));
  // What holds itself and has no name gets one after its call.
  const { $schema: _, $defs, ...own } = JSON.parse(whole.replaceAll('__schema', `${call[0]!.toUpperCase()}${call.slice(1)}Part`)) as Json;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>)) types.set(name, definition);
  return own;
}

/** What is sent and what is answered under one name may differ, by fields that have a default: then the former is called `…Input`. */
function sayTypes(types: Record<Way, Map<string, Json>>) {
  const same = new Set([...types.input.keys()].filter((name) => types.output.has(name)));
  const suffixed = (text: string) =>
    text.replaceAll(/\b[A-Z]\w*\b/g, (word) =>
      types.input.has(word) && types.output.has(word) && !same.has(word) ? `${word}Input` : word,
    );
  for (let before = -1; before !== same.size;) {
    before = same.size;
    for (const name of same) if (suffixed(typeText(types.input.get(name)!)) !== typeText(types.output.get(name)!)) same.delete(name);
  }
  const declared = [
    ...[...types.output].map(([name, schema]) => [name, typeText(schema)] as const),
    ...[...types.input].flatMap(([name, schema]) => (same.has(name) ? [] : [[suffixed(name), suffixed(typeText(schema))] as const])),
  ];
  return {
    text: (schema: Json, way: Way) => (way === 'input' ? suffixed(typeText(schema, '  ')) : typeText(schema, '  ')),
    declared: declared
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, text]) => `export type ${name} = ${text};\n\n`)
      .join(''),
  };
}
