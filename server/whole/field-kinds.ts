import type { Endpoint } from '@skyhelm/contract/endpoint';
import { optionalText, requiredText } from '@skyhelm/contract/fields';
import { z } from 'zod';

/** `free`: any text a person writes; `bound`: held to a form of its own; `opaque`: compared or hashed, never shown. */
export type FieldKind = 'free' | 'bound' | 'opaque';

export interface Field {
  name: string;
  kind: FieldKind;
  /** Where the sample is another shape of the input: what makes it this one. */
  shape: Record<string, unknown>;
  isList: boolean;
  /** Of a free text: characters at most. */
  max: number;
}

interface Inner {
  schema: z.core.$ZodType;
  /** How many it is held to, from the outside in. */
  rules: string;
}

/** What stands inside of optional, default and nullable. */
function innerOf(schema: z.core.$ZodType): Inner {
  const own = schema._zod.def.checks?.length ?? 0;
  const { def } = (schema as z.core.$ZodOptional)._zod;
  if (def.innerType === undefined) return { schema, rules: String(own) };
  const inner = innerOf(def.innerType);
  return own === 0 ? inner : { ...inner, rules: `${own} ${inner.rules}` };
}

/** A free text has exactly the rules of free text: one more, and it is held to something. */
const FREE_RULES = [requiredText(10), optionalText(10)].map((schema) => innerOf(schema).rules);
const maxOf = ({ schema }: Inner) => z.globalRegistry.get(schema)?.['maxLength'] as number | undefined;
const isFree = (inner: Inner): boolean =>
  inner.schema._zod.def.type === 'string' && maxOf(inner) !== undefined && FREE_RULES.includes(inner.rules);

/** Of a list, what each of it is. */
const eachOf = (inner: Inner): Inner => (inner.schema instanceof z.ZodArray ? innerOf(inner.schema.element) : inner);

const OPAQUE = /^(token|.*password)$/i;

const kindOf = (name: string, inner: Inner): FieldKind => {
  if (isFree(eachOf(inner))) return 'free';
  return inner.schema._zod.def.type === 'string' && OPAQUE.test(name) ? 'opaque' : 'bound';
};

/** Every field of a call's input, in whichever of its shapes. */
export function fieldsOf({ input }: Endpoint): Field[] {
  const shapes = input instanceof z.ZodDiscriminatedUnion ? (input.options as z.ZodObject[]) : [input as z.ZodObject];
  return shapes.flatMap((object) => {
    const fields = Object.entries<z.core.$ZodType>(object.shape).map(([name, schema]) => ({ name, inner: innerOf(schema) }));
    const literals = fields.flatMap(({ name, inner: { schema } }) =>
      schema instanceof z.ZodLiteral ? [[name, [...schema.values][0]] as const] : [],
    );
    const shape = Object.fromEntries(literals);
    return fields
      .filter(({ name }) => !(name in shape))
      .map(({ name, inner }) => ({
        name,
        kind: kindOf(name, inner),
        shape,
        isList: inner.schema._zod.def.type === 'array',
        max: maxOf(eachOf(inner)) ?? Infinity,
      }));
  });
}
