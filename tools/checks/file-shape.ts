import { isGenerated, type Fault, type Module } from './module.ts';

const LINES_MAX = 400;
const NAMELESS = /^(utils?|helpers?|common|constants?|enums?)$/i;
/** Words that all screens share have no better name. */
const SHARED_WORDS = /^i18n\/\w+\/common\.ts$/;
const isTable = (path: string): boolean => path.endsWith('.table.ts') || /^i18n\/\w+\//.test(path);

/** A file is found by its name and read in one go: both stop working unnoticed, one line at a time. */
export function checkFileShapes(modules: Pick<Module, 'path' | 'text'>[]): Fault[] {
  return modules.flatMap(({ path, text }) => {
    const faults: Fault[] = [];
    const nameless = path.split('/').find((part) => NAMELESS.test(part.replace(/\..*$/, '')));
    if (nameless && !SHARED_WORDS.test(path)) {
      faults.push({
        path,
        line: 1,
        message: `"${nameless}" says nothing about what is inside: name it after the rule or noun that owns it.`,
      });
    }
    const lines = text.split('\n').length - 1;
    if (lines > LINES_MAX && !isGenerated(path) && !isTable(path)) {
      faults.push({
        path,
        line: LINES_MAX,
        message: `${lines} lines; ${LINES_MAX} is the most one file may have: split it by what it does.`,
      });
    }
    return faults;
  });
}
