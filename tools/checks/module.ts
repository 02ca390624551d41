import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

type Program = ReturnType<typeof parseSync>['program'];

export interface Import {
  specifier: string;
  /** `type` vanishes when types are stripped; `lazy` is a chunk of its own in the browser. */
  kind: 'type' | 'value' | 'lazy';
  line: number;
}

export interface Module {
  /** From the root of the repository, with slashes. */
  path: string;
  text: string;
  program: Program;
  imports: Import[];
}

/** One fault, said so that it can be clicked and understood. */
export interface Fault {
  path: string;
  line: number;
  message: string;
}

export const PACKAGES = ['core', 'contract', 'i18n', 'simulator', 'server', 'console', 'e2e', 'bench', 'client'];
const NOT_OURS = new Set(['node_modules', 'dist', 'migrations']);

export function parseModule(path: string, text: string): Module {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  return { path, text, program, imports: importsOf(program, text) };
}

/** Every hand-written module of every package that exists, plus the tools'. */
export function readModules(root: string): Module[] {
  return [...PACKAGES, 'tools']
    .flatMap((folder) => sourcesBelow(join(root, folder)))
    .map((file) => parseModule(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')));
}

function sourcesBelow(folder: string): string[] {
  const entries = (() => {
    try {
      return readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  })();
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesBelow(join(folder, entry.name));
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The text of a string literal or of a template without holes. */
export function literalOf(node: { type: string } | null | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'Literal') {
    const { value } = node as { type: string; value?: unknown };
    return typeof value === 'string' ? value : undefined;
  }
  const quasis = (node as { quasis?: { value: { cooked: string | null } }[] }).quasis;
  return node.type === 'TemplateLiteral' && quasis?.length === 1 ? (quasis[0]!.value.cooked ?? undefined) : undefined;
}

function importsOf(program: Program, text: string): Import[] {
  const imports: Import[] = [];
  const add = (source: { type: string; start: number } | null, kind: Import['kind']) => {
    const specifier = literalOf(source);
    if (source && specifier !== undefined) imports.push({ specifier, kind, line: lineOf(text, source.start) });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      const onlyTypes = node.specifiers.length > 0 && node.specifiers.every((one) => 'importKind' in one && one.importKind === 'type');
      add(node.source, node.importKind === 'type' || onlyTypes ? 'type' : 'value');
    },
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ImportExpression: (node) => add(node.source, 'lazy'),
    TSImportType: (node) => add(node.source, 'type'),
  }).visit(program);
  return imports;
}

export const isTest = (path: string): boolean => /(\.test|\.suite|-testing)\.tsx?$|\/testing\//.test(path);
export const isGenerated = (path: string): boolean => /\.generated\.tsx?$/.test(path);
