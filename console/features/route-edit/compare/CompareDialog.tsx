import { differencesOf } from '@skyhelm/core/plan/compare/differences';
import type { Position } from '@skyhelm/core/geo/position';
import type { Route } from '@skyhelm/core/plan/route';
import { Alert, Modal } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useBack } from '../../../ui/use-back.ts';
import { useWords } from '../../../words/words.ts';
import { CompareMap } from './CompareMap.tsx';
import styles from './compare.module.css';
import { DifferenceTable } from './DifferenceTable.tsx';
import type { FactRow } from './fact-text.ts';

export interface Side {
  name: string;
  route: Route;
}

export interface CompareDialogProps {
  one: Side;
  other: Side;
  /** What differs beside what is flown, such as their names. */
  others?: readonly FactRow[];
  /** What has to be known before one believes it. */
  notes?: readonly string[];
  /** What is left out. */
  hint?: string;
  /** What can be done about it. */
  doings: ReactNode;
  /** The same where nothing differs, if less can. */
  doingsOfSame?: ReactNode;
  onClose(): void;
}

/** Two routes beside each other: both on a map, and what differs in numbers. */
export function CompareDialog({ one, other, others = [], notes = [], hint, doings, doingsOfSame = doings, onClose }: CompareDialogProps) {
  const t = useWords();
  const [at, setAt] = useState<Position>();
  const found = useMemo(() => differencesOf(one.route, other.route), [one.route, other.route]);
  const count = others.length + found.route.length + found.waypoints.length;
  return (
    <CompareFrame doings={count === 0 ? doingsOfSame : doings} onClose={onClose}>
      <div className={styles['compare']}>
        <div className={styles['map']}>
          <CompareMap label={t('route.compare.map')} routes={[one.route, other.route]} found={found} at={at} />
        </div>
        <div>
          <p role="status" className={styles['count']}>
            {count === 0 ? t('route.compare.same') : t('route.compare.count', { count })}
          </p>
          {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        </div>
        {notes.map((note) => (
          <Alert key={note} type="warning" showIcon title={note} />
        ))}
        {count > 0 && (
          <DifferenceTable names={[one.name, other.name]} routes={[one.route, other.route]} found={found} others={others} onLook={setAt} />
        )}
      </div>
    </CompareFrame>
  );
}

interface CompareFrameProps {
  doings: ReactNode;
  children: ReactNode;
  onClose(): void;
}

export function CompareFrame({ doings, children, onClose }: CompareFrameProps) {
  const t = useWords();
  useBack(true, onClose);
  return (
    <Modal
      open
      centered
      width={960}
      title={t('route.compare.title')}
      onCancel={onClose}
      footer={<div className={styles['doings']}>{doings}</div>}
    >
      {children}
    </Modal>
  );
}
