import type { Ref } from 'react';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { PANELS, type Panel, type Panels } from './use-panels.ts';
import styles from './tools.module.css';

const LINES: Record<Panel | 'follow', string> = {
  fleet: 'M4 6h.1M8 6h12M4 12h.1M8 12h12M4 18h.1M8 18h12',
  aircraft: 'M4 12a8 8 0 0 1 16 0M12 12l4-4M4 16h16M6 20h12',
  news: 'M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM8.5 8.5h7M8.5 12.5h7',
  coordinates: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  markers: 'M6 21V4M6 5h11l-2.5 4 2.5 4H6',
  routes: 'M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 17h6a3 3 0 0 0 0-6h-4a3 3 0 0 1 0-6h6',
  fastTask: 'M13 3 5 14h6l-1 7 8-11h-6z',
  follow: 'M12 4 18 20 12 16 6 20Z',
};

interface StationToolsProps {
  ref: Ref<HTMLDivElement>;
  panels: Panels;
  isFollowing: boolean;
  mayFollow: boolean;
  onFollow(): void;
}

/** What lies around the map, and whether it keeps an aircraft in its middle. */
export function StationTools({ ref, panels, isFollowing, mayFollow, onFollow }: StationToolsProps) {
  const t = useWords();
  const may: Partial<Record<Panel, boolean>> = {
    markers: useHas('marker:query'),
    routes: useHas('route:query'),
    fastTask: useHas('task:add'),
  };
  return (
    <div ref={ref} className={styles['tools']} role="group" aria-label={t('station.tools')}>
      {PANELS.filter((panel) => may[panel] !== false).map((panel) => (
        <Tool
          key={panel}
          kind={panel}
          text={t(`station.panel.${panel}`)}
          isOn={panels.isOpen(panel)}
          onClick={() => panels.toggle(panel)}
        />
      ))}
      <Tool kind="follow" text={t('station.follow')} isOn={isFollowing} disabled={!mayFollow} onClick={onFollow} />
    </div>
  );
}

interface ToolProps {
  kind: Panel | 'follow';
  text: string;
  isOn: boolean;
  disabled?: boolean;
  onClick(): void;
}

const Tool = ({ kind, text, isOn, disabled = false, onClick }: ToolProps) => (
  <button type="button" className={styles['button']} aria-pressed={isOn} disabled={disabled} title={text} onClick={onClick}>
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[kind]} />
    </svg>
    <span>{text}</span>
  </button>
);
