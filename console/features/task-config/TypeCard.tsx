import type { TypeConfig } from '@skyhelm/contract/task-config';
import { boundsOf, PARAMETERS_OF } from '@skyhelm/core/task/parameters';
import type { TaskType } from '@skyhelm/core/task/task';
import { Button, Tag } from 'antd';
import { formatList, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './task-config.module.css';

interface TypeCardProps {
  type: TaskType;
  config: TypeConfig;
  onEdit(): void;
}

export function TypeCard({ type, config: { isOn, mounts, parameters, bounds }, onEdit }: TypeCardProps) {
  const t = useWords();
  const name = t(`dictionary.taskType.${type}`);
  return (
    <section className={`card ${styles['type']}`} aria-label={name} data-off={!isOn}>
      <header>
        <h2>{name}</h2>
        <Tag color={isOn ? 'success' : 'default'}>{t(isOn ? 'taskconfig.on' : 'taskconfig.off')}</Tag>
        <Button size="small" aria-label={t('taskconfig.editOf', { name })} onClick={onEdit}>
          {t('common.edit')}
        </Button>
      </header>
      <p className={styles['mounts']}>
        {t('common.pair', { name: t('taskconfig.mounts'), value: formatList(mounts.map((mount) => t(`dictionary.mount.${mount}`))) })}
      </p>
      <table className={styles['numbers']}>
        <thead>
          <tr>
            <th scope="col">{t('taskconfig.parameter')}</th>
            <th scope="col">{t('taskconfig.default')}</th>
            <th scope="col">{t('taskconfig.bounds')}</th>
          </tr>
        </thead>
        <tbody>
          {PARAMETERS_OF[type].map((parameter) => {
            const { min, max } = boundsOf(parameter, bounds);
            const value = parameters[parameter];
            return (
              <tr key={parameter}>
                <th scope="row">{t(`task.parameter.${parameter}`)}</th>
                <td>{value === undefined ? t('common.none') : formatNumber(value)}</td>
                <td>{t('task.bounds', { min, max })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
