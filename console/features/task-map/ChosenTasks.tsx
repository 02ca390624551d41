import type { TaskId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { ApprovalTag, StatusTag } from '../task-shown/index.ts';
import type { MappedTask } from './draw-pins.ts';
import styles from './task-map.module.css';

interface ChosenTasksProps {
  tasks: readonly MappedTask[];
  onCheck(id: TaskId): void;
}

/** What lies where somebody clicked, each with a way to it. */
export function ChosenTasks({ tasks, onCheck }: ChosenTasksProps) {
  const t = useWords();
  return (
    <>
      {tasks.length > 1 && <strong className={styles['here']}>{t('task.map.several', { count: tasks.length })}</strong>}
      <ul className={styles['list']}>
        {tasks.map((chosen) => (
          <li key={chosen.id} className={styles['task']}>
            <div>
              <strong>{t('task.check.title', { number: chosen.number, name: chosen.name })}</strong>
              <div className={styles['about']}>
                <span>{t(`dictionary.taskType.${chosen.type}`)}</span>
                <StatusTag status={chosen.status} />
                <ApprovalTag approval={chosen.approval} />
                <span>{t('task.until', { time: formatDateTime(chosen.deadline) })}</span>
              </div>
            </div>
            <Button onClick={() => onCheck(chosen.id)}>{t('task.check')}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
