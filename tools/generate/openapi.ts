import { ERROR_CODES } from '@skyhelm/contract/codes';
import { BASE_PATH, type Access, type Endpoint } from '@skyhelm/contract/endpoint';
import { STATE } from '@skyhelm/contract/envelope';
import { z } from 'zod';

export type Json = { [key: string]: unknown };
type Nouns = Record<string, Record<string, Endpoint>>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The OpenAPI 3.1 description of every endpoint, in the order of the contract. `words`: a summary of each, and of each noun. */
export function openapiOf(nouns: Nouns, version: string, words: Record<string, string>): Json {
  const schemas: Json = { ...ENVELOPES };
  const paths: Record<string, Json> = {};
  for (const [noun, endpoints] of Object.entries(nouns)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      const operations = (paths[path] ??= {});
      const method = endpoint.method.toLowerCase();
      if (operations[method]) throw new Error(`Two endpoints are ${endpoint.method} ${endpoint.path}: one of them would never be called.`);
      operations[method] = operationOf(noun, name, endpoint, schemas, words[`${noun}.${name}`]);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Skyhelm', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: BASE_PATH }],
    tags: Object.keys(nouns).map((name) => ({ name, description: words[name] })),
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

function operationOf(noun: string, name: string, endpoint: Endpoint, schemas: Json, summary: string | undefined): Json {
  const input = schemaOf(endpoint.input, 'input', schemas);
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!);
  const parameters = [
    ...inPath.map((parameter) => parameterOf(input, parameter, 'path')),
    ...(endpoint.method === 'GET' ? restOf(input, inPath).map((parameter) => parameterOf(input, parameter, 'query')) : []),
    ...(endpoint.kind === 'change' ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    tags: [noun],
    operationId: `${noun}.${name}`,
    summary,
    ...(endpoint.access.kind === 'permission' && { 'x-permission': endpoint.access.permission }),
    ...(endpoint.access.kind === 'open' && { 'x-open': endpoint.access.why }),
    ...(endpoint.order && { 'x-order': true }),
    security: securityOf(endpoint.access),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method === 'POST' && { requestBody: { required: true, content: bodyOf(endpoint, `${noun}.${name}`, input, schemas) } }),
    responses: { 200: { description: 'The answer, or the refusal', content: answerOf(endpoint, schemas) } },
  };
}

function bodyOf(endpoint: Endpoint, name: string, input: Json, schemas: Json): Json {
  if (endpoint.wire !== 'upload') {
    schemas[name] = input;
    const schema = { $ref: `#/components/schemas/${name}` };
    return { [JSON_TYPE]: { schema }, [FORM_TYPE]: { schema } };
  }
  const properties = { ...(input['properties'] as Json), file: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return { 'multipart/form-data': { schema: { ...input, properties, required: [...requiredOf(input), 'file'] } } };
}

function answerOf(endpoint: Endpoint, schemas: Json): Json {
  const refusals = [{ $ref: '#/components/schemas/Refusal' }, { $ref: '#/components/schemas/SessionExpired' }];
  if (endpoint.wire === 'file') return { 'application/octet-stream': {}, [JSON_TYPE]: { schema: { oneOf: refusals } } };
  const success = envelope(STATE.success, { data: schemaOf(endpoint.output, 'output', schemas) });
  return { [JSON_TYPE]: { schema: { oneOf: [success, ...refusals] } } };
}

/** Named parts go to the document's components: a `$ref` to `#/$defs` would point at the whole document's root. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: shorten }) as Json;
  const hoisted = (part: Json): Json => JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>)) schemas[name] = hoisted(definition);
  return hoisted(own);
}

/** What `format` says already, and the bounds of every integer, are noise to a reader. */
function shorten({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

const requiredOf = (input: Json): string[] => (input['required'] ?? []) as string[];
const propertiesOf = (input: Json): Record<string, Json> => (input['properties'] ?? {}) as Record<string, Json>;
const restOf = (input: Json, taken: string[]): string[] => Object.keys(propertiesOf(input)).filter((name) => !taken.includes(name));

function parameterOf(input: Json, name: string, place: 'path' | 'query'): Json {
  const schema = propertiesOf(input)[name];
  if (!schema) throw new Error(`The address names :${name}, which the input does not have.`);
  return { name, in: place, required: place === 'path' || requiredOf(input).includes(name), schema };
}

function securityOf(access: Access): Json[] {
  if (access.kind === 'open') return [];
  const session = [{ token: [] }, { cookie: [] }];
  return access.kind === 'permission' || access.accessKey ? [...session, { accessKey: [] }] : session;
}

const SECURITY_SCHEMES = {
  token: { type: 'apiKey', in: 'header', name: 'token' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'Admin-Token' },
  accessKey: { type: 'apiKey', in: 'header', name: 'AK' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A second request with the same key gets the first answer again instead of a second effect',
  schema: { type: 'string' },
};

const envelope = (state: number, more: Json, optional: string[] = []): Json => {
  const properties = { state: { const: state }, mes: { type: 'string' }, ...more };
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) };
};

const FIELD_ISSUE = { path: { type: 'string' }, code: { type: 'string' }, mes: { type: 'string' } };

const ENVELOPES = {
  Refusal: envelope(
    STATE.failure,
    {
      code: { type: 'string', enum: ERROR_CODES },
      issues: { type: 'array', items: { type: 'object', properties: FIELD_ISSUE, required: Object.keys(FIELD_ISSUE) } },
      data: {},
    },
    ['issues', 'data'],
  ),
  SessionExpired: envelope(STATE.sessionExpired, { code: { const: 'session.expired' } }),
};
