import { parsePositions } from '@skyhelm/core/geo/parse-positions';
import type { Position } from '@skyhelm/core/geo/position';
import type { TaskPlan } from '@skyhelm/core/task/plan';
import { useId, useState } from 'react';
import { TextArea } from '../../ui/inputs.ts';
import { issueText } from '../../words/issue-text.ts';
import { useWords } from '../../words/words.ts';
import { mostPoints, pointsOf, withPoints } from '../task-shown/index.ts';
import styles from './task-edit.module.css';

const line = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;

interface PointsFieldProps {
  plan: TaskPlan;
  onChange(plan: TaskPlan): void;
}

/** What is drawn, for whoever has it in writing or draws without a mouse. Taken as it is left. */
export function PointsField({ plan, onChange }: PointsFieldProps) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState<string>();
  const points = pointsOf(plan);
  const read = parsePositions(text ?? '');
  const fault =
    text === undefined
      ? undefined
      : read.faultyLine !== undefined
        ? `position.line|line=${read.faultyLine}`
        : read.positions.length > mostPoints(plan.type)
          ? `task.tooManyPoints|max=${mostPoints(plan.type)}`
          : undefined;
  const take = () => {
    if (text === undefined || fault !== undefined) return;
    setText(undefined);
    if (text.trim() !== points.map(line).join('\n')) onChange(withPoints(plan, read.positions));
  };
  return (
    <div className={styles['points']}>
      <label htmlFor={id}>{t('task.points')}</label>
      <TextArea
        id={id}
        value={text ?? points.map(line).join('\n')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        spellCheck={false}
        maxLength={60_000}
        aria-describedby={`${id}-read`}
        {...(fault !== undefined && { status: 'error' as const })}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
      />
      <small id={`${id}-read`} data-faulty={fault !== undefined}>
        {fault === undefined ? t('task.points.hint', { count: points.length }) : issueText(fault)}
      </small>
    </div>
  );
}
