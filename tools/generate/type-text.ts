import type { Json } from './openapi.ts';

const WIDTH = 120;

/** A JSON schema as TypeScript. References are to types of the same name. */
export function typeText(schema: Json, indent = ''): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1);
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum'])) return unionOf(schema['enum'].map(literal), indent);
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (choices) return unionOf([...new Set(choices.map((choice) => typeText(choice, indent)))], indent);
  if (Array.isArray(schema['allOf'])) return (schema['allOf'] as Json[]).map((part) => typeText(part, indent)).join(' & ');
  if (Array.isArray(schema['type']))
    return unionOf(
      (schema['type'] as string[]).map((type) => typeText({ ...schema, type }, indent)),
      indent,
    );
  switch (schema['type']) {
    case 'object':
      return objectText(schema, indent);
    case 'array':
      return arrayText(schema, indent);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema['type'];
    default:
      return 'unknown';
  }
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : JSON.stringify(value);

function unionOf(parts: string[], indent: string): string {
  const line = parts.join(' | ');
  return line.length + indent.length <= WIDTH || parts.some((part) => part.includes('\n')) ? line : wrapped(parts, `${indent}  `);
}

/** As many on each line as there is room for. */
function wrapped(parts: string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + part.length + 3 <= WIDTH) lines[lines.length - 1] = `${last} | ${part}`;
    else lines.push(`| ${part}`);
  }
  return `\n${indent}${lines.join(`\n${indent}`)}`;
}

function arrayText({ items, prefixItems }: Json, indent: string): string {
  if (Array.isArray(prefixItems)) return `[${(prefixItems as Json[]).map((item) => typeText(item, indent)).join(', ')}]`;
  const item = typeText((items ?? {}) as Json, indent);
  return /^[\w.]+$/.test(item) || (item.startsWith('{') && item.endsWith('}') && !item.includes('|')) ? `${item}[]` : `(${item})[]`;
}

function objectText({ properties, required, additionalProperties }: Json, indent: string): string {
  const fields = Object.entries((properties ?? {}) as Record<string, Json>);
  const rest = typeof additionalProperties === 'object' && additionalProperties !== null ? (additionalProperties as Json) : undefined;
  if (fields.length === 0) return rest ? `Record<string, ${typeText(rest, indent)}>` : 'Record<string, never>';
  const must = (required ?? []) as string[];
  const inner = `${indent}  `;
  const lines = fields.map(([name, field]) => `${keyText(name)}${must.includes(name) ? '' : '?'}: ${typeText(field, inner)}`);
  const line = `{ ${lines.join('; ')} }`;
  if (indent.length + line.length <= WIDTH && !line.includes('\n')) return line;
  return `{\n${lines.map((text) => `${inner}${text};\n`).join('')}${indent}}`;
}

export const keyText = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);
