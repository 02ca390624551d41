import { useWords } from '../../words/words.ts';
import type { Tool } from './EditMap.tsx';
import styles from './edit.module.css';

const TOOLS = ['draw', 'select'] as const satisfies Tool[];
const LINES: Record<(typeof TOOLS)[number], string> = {
  draw: 'M4 20 9 9l6 5 5-10M9 9h.1M15 14h.1',
  select: 'M6 3v16l4-4 3 6 2.5-1.2-3-5.8H18Z',
};

/** What a click on the map does. */
export function ToolBar({ tool, onTool }: { tool: Tool; onTool(tool: Tool): void }) {
  const t = useWords();
  return (
    <div className={styles['tools']} role="group" aria-label={t('route.tools')}>
      {TOOLS.map((one) => (
        <button key={one} type="button" aria-pressed={tool === one} onClick={() => onTool(one)}>
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={LINES[one]} />
          </svg>
          {t(`route.tool.${one}`)}
        </button>
      ))}
      {tool === 'target' && <output>{t('route.target.click')}</output>}
    </div>
  );
}
