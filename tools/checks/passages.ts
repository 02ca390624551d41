import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { isTest, type Module } from './module.ts';
import type { Passage } from './wall-list.ts';

export function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return `node:${specifier.replace(/^node:/, '')}`;
  const [scope, name, ...rest] = specifier.split('/');
  if (scope === '@skyhelm') return `${name}/${rest.join('/')}.ts`;
  return `npm:${scope?.startsWith('@') ? `${scope}/${name}` : scope}`;
}

export function passagesOf(module: Module): (Passage & { line: number })[] {
  return module.imports.map(({ specifier, kind, line }) => ({
    from: module.path,
    to: targetOf(module.path, specifier),
    kind,
    inTest: isTest(module.path),
    relative: specifier.startsWith('.'),
    line,
  }));
}
