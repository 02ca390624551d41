import type { Endpoint } from '@skyhelm/contract/endpoint';

const fileOf = (noun: string): string => noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The console's table of calls: addresses as values, the contract as types, so that calling brings no schema library along. */
export function clientOf(nouns: Record<string, Record<string, Endpoint>>): string {
  const tables = Object.entries(nouns).map(([noun, endpoints]) => {
    const rows = Object.entries(endpoints).map(([name, endpoint]) => `  ${name}: ${callOf(noun, name, endpoint)},\n`);
    return `export const ${noun} = {\n${rows.join('')}} as const;\n`;
  });
  return ["// Written by `npm run generate` from contract/endpoints.ts.\nimport { call } from './call.ts';\n", ...tables].join('\n');
}

function callOf(noun: string, name: string, endpoint: Endpoint): string {
  const type = `typeof import('@skyhelm/contract/${fileOf(noun)}').${name}`;
  const values = [endpoint.method, endpoint.path, endpoint.kind, ...(endpoint.wire ? [endpoint.wire] : [])];
  return `call<${type}>(${values.map((value) => `'${value}'`).join(', ')})`;
}
