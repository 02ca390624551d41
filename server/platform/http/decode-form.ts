import { z } from 'zod';

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as JsonSchema;
  schemas.set(schema, made);
  return made;
};

/**
 * Forms and addresses carry only text: what the schema wants as number, boolean, list or null is made of it.
 * What does not fit is left as it is, so that validation names the fault.
 */
export function decodeForm(schema: z.ZodType, form: Record<string, unknown>): Record<string, unknown> {
  const properties = propertiesOf(jsonSchemaOf(schema));
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const property = properties[key];
      const decoded = property ? decodeValue(property, value) : value;
      return decoded === undefined ? [] : [[key, decoded]];
    }),
  );
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return Object.assign({}, ...parts.map(propertiesOf), schema.properties) as Record<string, JsonSchema>;
}

function typesOf(schema: JsonSchema): string[] {
  const own = schema.type === undefined ? [] : [schema.type].flat();
  return [...own, ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(typesOf)];
}

function decodeValue(schema: JsonSchema, value: unknown): unknown {
  const types = typesOf(schema);
  if (types.includes('array')) {
    const items = schema.items ?? {};
    return [value].flat().map((item) => decodeValue(items, item));
  }
  if (typeof value !== 'string') return value;
  const isText = types.includes('string') || types.length === 0;
  if (value === '' && !isText) return types.includes('null') ? null : undefined;
  if (value === '' && types.includes('null')) return null;
  if ((types.includes('integer') || types.includes('number')) && /^-?(0|[1-9][0-9]{0,15})(\.[0-9]+)?$/.test(value)) return Number(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
