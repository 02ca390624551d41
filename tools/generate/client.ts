import type { Endpoint } from '@skyhelm/contract/endpoint';
import type { WrittenFile } from './written-files.ts';

const WRITTEN = '// Written by `npm run generate` from contract/endpoints.ts.\n';

const fileOf = (noun: string): string => noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The console's tables of calls: addresses as values, the contract as types, so that calling brings no schema library along. One file a noun, so that a
 * page fetches the calls of its own nouns only.
 */
export function clientOf(nouns: Record<string, Record<string, Endpoint>>): WrittenFile[] {
  const tables = Object.entries(nouns).map(([noun, endpoints]) => {
    const rows = Object.entries(endpoints).map(([name, endpoint]) => `  ${name}: ${callOf(noun, name, endpoint)},\n`);
    const content = `${WRITTEN}import { call } from '../call.ts';\n\nexport const ${noun} = {\n${rows.join('')}} as const;\n`;
    return { path: `console/api/endpoints/${fileOf(noun)}.generated.ts`, content };
  });
  const exported = Object.keys(nouns).map((noun) => `export { ${noun} } from './endpoints/${fileOf(noun)}.generated.ts';\n`);
  return [{ path: 'console/api/endpoints.generated.ts', content: `${WRITTEN}${exported.join('')}` }, ...tables];
}

function callOf(noun: string, name: string, endpoint: Endpoint): string {
  const type = `typeof import('@skyhelm/contract/${fileOf(noun)}').${name}`;
  const values = [endpoint.method, endpoint.path, endpoint.kind, ...(endpoint.wire ? [endpoint.wire] : [])];
  return `call<${type}>(${values.map((value) => `'${value}'`).join(', ')})`;
}
