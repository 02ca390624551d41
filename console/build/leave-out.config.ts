import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STAND_IN = fileURLToPath(new URL('./left-out.ts', import.meta.url));

/** What no screen uses, and which file of the UI kit imports it all the same. Whoever wants one takes its line out. */
const LEFT_OUT = [
  /** Filter menus in the heads of columns: they bring a whole tree. */
  { part: './FilterDropdown', importer: 'antd/es/table/hooks/useFilter/index.js' },
  /** Rows that tick those below them. */
  { part: '@rc-component/tree', importer: 'antd/es/table/hooks/useSelection.js' },
  /** One row alone to be chosen. */
  { part: '../../radio', importer: 'antd/es/table/hooks/useSelection.js' },
  { part: './RcTable/VirtualTable', importer: 'antd/es/table/InternalTable.js' },
  { part: './dropdown-button', importer: 'antd/es/dropdown/index.js' },
];

/** Every list would bring them along. While one develops, all of the kit is there. */
export function leaveOut(): Plugin {
  const missing = new Set(LEFT_OUT);
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: LEFT_OUT.map(({ part }) => new RegExp(`^${part.replaceAll('.', '\\.')}$`)) },
      handler(source, from) {
        const found = LEFT_OUT.find(({ part, importer }) => part === source && from?.endsWith(importer));
        if (!found) return null;
        missing.delete(found);
        return STAND_IN;
      },
    },
    /** A new version of the kit may name its files differently: all of it would be back, and nobody would notice. */
    buildEnd(error) {
      const [lost] = missing;
      if (!error && lost) this.error(`the UI kit has no ${lost.part} in ${lost.importer}: put console/build/leave-out.config.ts right`);
    },
  };
}
