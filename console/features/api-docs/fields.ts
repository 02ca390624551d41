/** The part of a JSON schema that a reader looks at. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  additionalProperties?: Schema | boolean;
}

export type Schemas = Record<string, Schema>;

export interface Field {
  /** With the way to it: `plan.items[].altitude`. */
  name: string;
  type: string;
  required: boolean;
  /** Where it belongs to some of several forms: `kind = "takeOff" | "goTo"`. */
  only?: string;
}

const resolve = (schemas: Schemas, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1)!] ?? {});

const isNull = ({ type }: Schema): boolean => type === 'null';

/** Every field however deep, each by its way; of what holds its own kind again, once. */
export function fieldsOf(schemas: Schemas, given: Schema, way = '', above: readonly Schema[] = []): Field[] {
  const schema = resolve(schemas, given);
  if (above.includes(schema)) return [];
  const within = [...above, schema];
  if (schema.items) return fieldsOf(schemas, schema.items, `${way}[]`, within);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const place = way === '' ? name : `${way}.${name}`;
    const field = { name: place, required: schema.required?.includes(name) ?? false, type: typeOf(schemas, property) };
    return [field, ...fieldsOf(schemas, property, place, within)];
  });
  const forms = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((form) => resolve(schemas, form)).filter((form) => !isNull(form));
  return [...own, ...fieldsOfForms(schemas, forms, way, within)];
}

/** Fields that all forms have alike stand once; others say which forms they belong to. */
function fieldsOfForms(schemas: Schemas, forms: readonly Schema[], way: string, above: readonly Schema[]): Field[] {
  const teller = Object.keys(forms[0]?.properties ?? {}).find((name) =>
    forms.every((form) => form.properties?.[name]?.const !== undefined),
  );
  const isTeller = ({ name }: Field) => teller !== undefined && name === (way === '' ? teller : `${way}.${teller}`);
  const found = new Map<string, { field: Field; of: Schema[] }>();
  for (const form of forms) {
    for (const field of fieldsOf(schemas, form, way, above)) {
      const key = isTeller(field) ? field.name : [field.name, field.type, field.required, field.only].join('|');
      const same = found.get(key);
      if (!same) found.set(key, { field, of: [form] });
      else {
        same.of.push(form);
        if (isTeller(field)) same.field = { ...same.field, type: `${same.field.type} | ${field.type}` };
      }
    }
  }
  return [...found.values()].map(({ field, of }) => {
    if (of.length === forms.length) return field;
    if (teller === undefined) return { ...field, required: false };
    const when = `${teller} = ${of.map((form) => JSON.stringify(form.properties?.[teller]?.const)).join(' | ')}`;
    return { ...field, only: field.only === undefined ? when : `${when}, ${field.only}` };
  });
}

/** As people write types: `string`, `uuid | null`, `"zh" | "en"`, `integer 1…200`, `object[]`. */
export function typeOf(schemas: Schemas, given: Schema): string {
  const schema = resolve(schemas, given);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return [...new Set(forms.map((form) => typeOf(schemas, form)))].join(' | ');
  if (schema.items) {
    const item = typeOf(schemas, schema.items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const name = schema.format ?? [schema.type ?? 'object'].flat().join(' | ');
  return `${name}${boundsOf(schema)}`;
}

function boundsOf({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength !== undefined) return ` ≤ ${maxLength}`;
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}…${maximum}`;
  if (minimum !== undefined) return ` ≥ ${minimum}`;
  return maximum === undefined ? '' : ` ≤ ${maximum}`;
}
