import { fieldsOf, typeOf, type Field, type Schema, type Schemas } from './fields.ts';

interface Media {
  schema: Schema;
}

interface RawOperation {
  tags: string[];
  operationId: string;
  security?: Record<string, unknown>[];
  'x-permission'?: string;
  'x-order'?: true;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** The part of an OpenAPI document that a reader looks at. */
export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Schemas };
}

export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  access: 'open' | 'signedIn' | 'signedInOrKey' | { permission: string };
  /** Told to an aircraft. */
  isOrder: boolean;
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
      isOrder: raw['x-order'] ?? false,
      input: inputOf(document, raw),
      output: outputOf(document, raw),
    })),
  );
}

export const mentions = (text: string, keyword: string): boolean => text.toLowerCase().includes(keyword.trim().toLowerCase());

export const matches = ({ method, path }: Operation, summary: string, keyword: string): boolean =>
  mentions(`${method} ${path} ${summary}`, keyword);

function accessOf(raw: RawOperation): Operation['access'] {
  if (raw['x-permission'] !== undefined) return { permission: raw['x-permission'] };
  const ways = (raw.security ?? []).flatMap((way) => Object.keys(way));
  if (ways.length === 0) return 'open';
  return ways.includes('accessKey') ? 'signedInOrKey' : 'signedIn';
}

function inputOf({ components: { schemas } }: ApiDocument, raw: RawOperation): Field[] {
  const inAddress = (raw.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, required = false, schema }) => ({ name, required, type: typeOf(schemas, schema) }));
  const body = Object.values(raw.requestBody?.content ?? {})[0];
  return [...inAddress, ...(body ? fieldsOf(schemas, body.schema) : [])];
}

function outputOf({ components: { schemas } }: ApiDocument, raw: RawOperation): Field[] {
  const [mediaType, media] = Object.entries(raw.responses['200']?.content ?? {})[0] ?? [];
  if (!media) return [];
  if (mediaType !== 'application/json') return [{ name: mediaType ?? '', type: 'binary', required: true }];
  const success = media.schema.oneOf?.[0] ?? media.schema;
  const data = success.properties?.['data'];
  if (!data) return [];
  const fields = fieldsOf(schemas, data);
  return fields.length > 0 ? fields : data.type === 'null' ? [] : [{ name: 'data', type: typeOf(schemas, data), required: true }];
}
