import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { checkFileShapes } from './file-shape.ts';
import { checkFeatureCycles } from './feature-cycles.ts';
import { PACKAGES, readModules, type Fault, type Module } from './module.ts';
import { passagesOf } from './passages.ts';
import { report } from './report.ts';
import { ROOT } from '../root.ts';
import { WALLS, type Passage } from './wall-list.ts';

/** Names of a package's dependencies, by package; the root's are those of tests and tools. */
export type Manifests = Record<string, string[]>;

export function checkImports(modules: Module[], manifests: Manifests): Fault[] {
  const passages = modules.flatMap(passagesOf);
  const withZod = modulesWithZod(passages);
  return passages.flatMap((passage) => {
    const said = WALLS.filter((wall) => wall.stops(passage)).map((wall) => wall.reason);
    if (isUndeclared(passage, manifests))
      said.push('Declare it in package.json of this package: it is here only because another one needs it.');
    if (bringsZod(passage, withZod)) said.push(ZOD_REASON);
    return said.map((reason) => ({ path: passage.from, line: passage.line, message: `may not import ${passage.to}. ${reason}` }));
  });
}

const packageOf = (path: string): string => path.split('/', 1)[0]!;

function isUndeclared({ from, to, inTest, relative }: Passage, manifests: Manifests): boolean {
  if (relative || to.startsWith('node:')) return false;
  const home = packageOf(from);
  const name = to.startsWith('npm:') ? to.slice(4) : `@skyhelm/${packageOf(to)}`;
  const own = manifests[home];
  if (!own || name === `@skyhelm/${home}` || own.includes(name)) return false;
  const isConfig = from.endsWith('.config.ts');
  return !((inTest || isConfig) && manifests['']?.includes(name));
}

const ZOD_REASON = 'It brings the schema library into the browser: import its types only, or move the value to a module without schemas.';

const bringsZod = ({ from, to, kind, inTest }: Passage, withZod: Set<string>): boolean =>
  packageOf(from) === 'console' && kind === 'value' && !inTest && (to === 'npm:zod' || withZod.has(to));

/** Modules of contract and core that import zod as a value, themselves or through others. */
function modulesWithZod(passages: Passage[]): Set<string> {
  const values = passages.filter(({ from, kind }) => kind !== 'type' && ['contract', 'core'].includes(packageOf(from)));
  const found = new Set<string>(['npm:zod']);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to } of values) if (found.has(to)) found.add(from);
  }
  return found;
}

/** A check that reads nothing passes everything: each room has at least this many modules. */
const READ_AT_LEAST: Record<string, number> = { core: 5, contract: 15, i18n: 40, server: 60, console: 40, tools: 10 };

export function checkReading(modules: Pick<Module, 'path'>[]): Fault[] {
  return Object.entries(READ_AT_LEAST).flatMap(([home, least]) => {
    const read = modules.filter(({ path }) => packageOf(path) === home).length;
    return read < least ? [{ path: home, line: 1, message: `only ${read} modules were read, at least ${least} were expected.` }] : [];
  });
}

function readManifests(): Manifests {
  const homes = ['', ...PACKAGES].filter((home) => existsSync(join(ROOT, home, 'package.json')));
  return Object.fromEntries(
    homes.map((home) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, home, 'package.json'), 'utf8')) as Record<string, object | undefined>;
      const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
      return [home, kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))];
    }),
  );
}

if (import.meta.main) {
  const modules = readModules(ROOT);
  report('walls', modules.length, [
    ...checkReading(modules),
    ...checkImports(modules, readManifests()),
    ...checkFeatureCycles('server/features/', modules),
    ...checkFileShapes(modules),
  ]);
}
