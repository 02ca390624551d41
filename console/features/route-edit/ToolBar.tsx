import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords, type Say } from '../../words/words.ts';
import type { Tool } from './tool.ts';
import styles from './edit.module.css';
import { mayCutHole, mayRemove } from './pattern/corners.ts';
import { removeCorner } from './pattern/pattern-edits.ts';
import { useDesk } from './use-desk.ts';
import { useMeasuring } from './use-measuring.ts';

type Shown = Exclude<Tool, 'target' | 'landing'>;
const LINES: Record<Shown, string> = {
  draw: 'M4 20 9 9l6 5 5-10M9 9h.1M15 14h.1',
  hole: 'M3 5h18v14H3ZM9 9.5h6v5H9Z',
  select: 'M6 3v16l4-4 3 6 2.5-1.2-3-5.8H18Z',
  frame: 'M4 8V4h4M12 4h2M18 4h2v4M20 12v2M20 18v2h-4M12 20h-2M6 20H4v-4M4 12v0',
};

/** What a pattern has made is chosen as a whole, and changed by its shape. */
function toolsFor(pattern: Pattern | null, isLookedAt: boolean): Shown[] {
  if (isLookedAt) return pattern ? ['select'] : ['select', 'frame'];
  if (!pattern) return ['draw', 'select', 'frame'];
  return 'area' in pattern ? ['draw', 'hole', 'select'] : ['draw', 'select'];
}

const nameOf = (t: Say, tool: Shown, pattern: Pattern | null): string =>
  pattern && tool !== 'select'
    ? t(tool === 'hole' ? 'pattern.tool.hole' : `pattern.tool.${pattern.kind}`)
    : t(`route.tool.${tool === 'hole' ? 'select' : tool}`);

interface ToolBarProps {
  map: MapHandle | undefined;
  tool: Tool;
  onTool(tool: Tool): void;
}

/** What a click on the map does. While somebody measures it is none of these. */
export function ToolBar({ map, tool, onTool }: ToolBarProps) {
  const t = useWords();
  const { desk, now } = useDesk();
  const isMeasuring = useMeasuring(map);
  const { pattern } = now.draft.route;
  const { corner, isLookedAt } = now;
  return (
    <div className={styles['tools']} role="group" aria-label={t('route.tools')}>
      {toolsFor(pattern, isLookedAt).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={!isMeasuring && tool === one}
          title={isMeasuring ? t('route.measuring') : one === 'frame' ? t('route.tool.frame.hint') : undefined}
          disabled={isMeasuring || (one === 'hole' && tool !== 'hole' && !(pattern && mayCutHole(pattern)))}
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
      {!isLookedAt && pattern && corner !== undefined && mayRemove(pattern, corner) && (
        <button
          type="button"
          title={isMeasuring ? t('route.measuring') : undefined}
          disabled={isMeasuring}
          onClick={() => removeCorner(desk)}
        >
          <DeleteOutlined aria-hidden />
          <span>{t('pattern.corner.remove')}</span>
        </button>
      )}
      {!isMeasuring && (tool === 'target' || tool === 'landing') && <output>{t(`route.${tool}.click`)}</output>}
    </div>
  );
}
