import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { useWords, type Say } from '../../words/words.ts';
import type { Tool } from './tool.ts';
import styles from './edit.module.css';
import { mayCutHole, mayRemove } from './pattern/corners.ts';
import { removeCorner } from './pattern/pattern-edits.ts';
import { useDesk } from './use-desk.ts';

type Shown = Exclude<Tool, 'target' | 'landing'>;
const LINES: Record<Shown, string> = {
  draw: 'M4 20 9 9l6 5 5-10M9 9h.1M15 14h.1',
  hole: 'M3 5h18v14H3ZM9 9.5h6v5H9Z',
  select: 'M6 3v16l4-4 3 6 2.5-1.2-3-5.8H18Z',
};

const toolsFor = (pattern: Pattern | null): Shown[] => (pattern && 'area' in pattern ? ['draw', 'hole', 'select'] : ['draw', 'select']);

const nameOf = (t: Say, tool: Shown, pattern: Pattern | null): string =>
  pattern && tool !== 'select'
    ? t(tool === 'hole' ? 'pattern.tool.hole' : `pattern.tool.${pattern.kind}`)
    : t(`route.tool.${tool === 'draw' ? 'draw' : 'select'}`);

/** What a click on the map does. */
export function ToolBar({ tool, onTool }: { tool: Tool; onTool(tool: Tool): void }) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { pattern } = now.draft.route;
  const { corner } = now;
  return (
    <div className={styles['tools']} role="group" aria-label={t('route.tools')}>
      {toolsFor(pattern).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={tool === one}
          disabled={one === 'hole' && tool !== 'hole' && !(pattern && mayCutHole(pattern))}
          onClick={() => onTool(one)}
        >
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
          <span>{nameOf(t, one, pattern)}</span>
        </button>
      ))}
      {pattern && corner !== undefined && mayRemove(pattern, corner) && (
        <button type="button" onClick={() => removeCorner(desk)}>
          <DeleteOutlined aria-hidden />
          <span>{t('pattern.corner.remove')}</span>
        </button>
      )}
      {(tool === 'target' || tool === 'landing') && <output>{t(`route.${tool}.click`)}</output>}
    </div>
  );
}
