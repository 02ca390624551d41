/** The part of an OpenAPI document that a reader looks at. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  additionalProperties?: Schema | boolean;
}

interface Media {
  schema: Schema;
}

interface RawOperation {
  tags: string[];
  operationId: string;
  security?: Record<string, unknown>[];
  'x-permission'?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Field {
  name: string;
  type: string;
  required: boolean;
}

export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  access: 'open' | 'signedIn' | 'signedInOrKey' | { permission: string };
  input: Field[];
  output: Field[];
}

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      id: raw.operationId,
      tag: raw.tags[0] ?? '',
      method: method.toUpperCase(),
      path: `${document.servers[0]?.url ?? ''}${path}`,
      access: accessOf(raw),
      input: inputOf(document, raw),
      output: outputOf(document, raw),
    })),
  );
}

export const matches = ({ method, path }: Operation, summary: string, keyword: string): boolean =>
  `${method} ${path} ${summary}`.toLowerCase().includes(keyword.trim().toLowerCase());

function accessOf(raw: RawOperation): Operation['access'] {
  if (raw['x-permission'] !== undefined) return { permission: raw['x-permission'] };
  const ways = (raw.security ?? []).flatMap((way) => Object.keys(way));
  if (ways.length === 0) return 'open';
  return ways.includes('accessKey') ? 'signedInOrKey' : 'signedIn';
}

function inputOf(document: ApiDocument, raw: RawOperation): Field[] {
  const inAddress = (raw.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, required = false, schema }) => ({ name, required, type: typeOf(document, schema) }));
  const body = Object.values(raw.requestBody?.content ?? {})[0];
  return [...inAddress, ...(body ? fieldsOf(document, body.schema) : [])];
}

function outputOf(document: ApiDocument, raw: RawOperation): Field[] {
  const [mediaType, media] = Object.entries(raw.responses['200']?.content ?? {})[0] ?? [];
  if (!media) return [];
  if (mediaType !== 'application/json') return [{ name: mediaType ?? '', type: 'binary', required: true }];
  const success = media.schema.oneOf?.[0] ?? media.schema;
  const data = success.properties?.['data'];
  if (!data) return [];
  const fields = fieldsOf(document, data);
  return fields.length > 0 ? fields : data.type === 'null' ? [] : [{ name: 'data', type: typeOf(document, data), required: true }];
}

const resolve = (document: ApiDocument, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1)!] ?? {});

function fieldsOf(document: ApiDocument, given: Schema): Field[] {
  const schema = resolve(document, given);
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((variant) => fieldsOf(document, variant));
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    type: typeOf(document, property),
  }));
  const all = [...own, ...variants];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

/** As people write types: `text`, `uuid | null`, `'zh' | 'en'`, `{ id, name }[]`. */
function typeOf(document: ApiDocument, given: Schema, depth = 0): string {
  const schema = resolve(document, given);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map((variant) => typeOf(document, variant, depth)))].join(' | ');
  if (schema.items) return `${typeOf(document, schema.items, depth + 1)}[]`;
  if (schema.properties) return depth > 2 ? 'object' : `{ ${Object.keys(schema.properties).join(', ')} }`;
  return schema.format ?? [schema.type ?? 'object'].flat().join(' | ');
}
