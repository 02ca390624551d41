import type { FencedDevice } from '@skyhelm/contract/fence';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useHas } from '../../session/session.ts';
import { useLength } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import { Clearing } from './Clearing.tsx';
import styles from './fence.module.css';
import { Sending } from './Sending.tsx';

const BOARD_COLOURS = { same: 'success', part: 'warning', off: 'warning', other: 'warning', none: 'default', unknown: 'default' } as const;

export interface AircraftProps {
  device: FencedDevice;
  onSent(): void;
}

/** What it has on board, and the way to what it should have. */
export function Aircraft({ device, onSent }: AircraftProps) {
  const t = useWords();
  const isToGo = device.areas === 0;
  const label = t(isToGo ? 'fence.clear' : 'fence.send');
  const maySend = useHas('device:control') && device.mayFly && device.online;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={styles['aircraft']}>
        <strong>{device.name}</strong>
        {!device.online && <Tag>{t('fence.offline')}</Tag>}
        <Tag color={BOARD_COLOURS[device.board]}>{t(`fence.board.${device.board}`)}</Tag>
        {maySend && (
          <Button size="small" aria-expanded={isOpen} aria-label={`${label} ${device.name}`} onClick={() => setOpen(!isOpen)}>
            {label}
          </Button>
        )}
      </div>
      <Notes device={device} />
      {isOpen && maySend && (isToGo ? <Clearing device={device} onCleared={onSent} /> : <Sending device={device} onSent={onSent} />)}
    </li>
  );
}

/** What it does not hold on board, or not as it is meant: before it is sent, and after. */
function Notes({ device: { notes, crossing, board, ceiling, boardCeiling } }: Pick<AircraftProps, 'device'>) {
  const t = useWords();
  const length = useLength();
  const lines = [
    ...(board === 'off' ? [t('fence.note.off')] : []),
    ...(crossing ? [t('fence.note.crossing', crossing)] : []),
    ...notes.map((note) => t(`fence.note.${note}`, { height: length(boardCeiling ?? 0), held: length(ceiling ?? 0) })),
    ...(ceiling !== null && (board === 'same' || board === 'part') && !notes.includes('noHeights')
      ? [t('fence.note.ceiling', { height: length(ceiling) })]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
