import type { TaskDetails } from '@skyhelm/contract/task';
import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import { useLocation } from 'wouter';
import { useWords } from '../../words/words.ts';
import { flightTaskAddress, isMineToFly } from '../flight-task/index.ts';
import { ReportButton } from '../task-shown/index.ts';
import { OWN_STEPS, type Doing, type OwnStep } from './doing.ts';
import { editTaskAddress, type TaskList } from './task-address.ts';

interface CheckStepsProps {
  row: TaskDetails;
  list: TaskList;
  start(doing: Doing): void;
}

/** The step that comes next stands out; the others are one click further. */
export function CheckSteps({ row, list, start }: CheckStepsProps) {
  const t = useWords();
  const [, go] = useLocation();
  const steps = OWN_STEPS.filter((step) => row.may.includes(step));
  const isToFly = isMineToFly(row);
  // Whoever is to fly it does so where it is flown; the steps are taken there too.
  const next = isToFly ? undefined : steps.find((step) => step !== 'delete' && step !== 'revoke' && step !== 'giveBack');
  const begin = (step: OwnStep) => start({ kind: step, row });
  const others = [
    ...(row.may.includes('edit') ? [{ key: 'edit', label: t('common.edit'), onClick: () => go(editTaskAddress(list, row)) }] : []),
    ...steps
      .filter((step) => step !== next)
      .map((step) => ({ key: step, label: t(`task.step.${step}`), danger: step === 'delete', onClick: () => begin(step) })),
  ];
  return (
    <>
      <ReportButton task={row} />
      {others.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: others }}>
          <Button>
            {t('common.more')} <DownOutlined />
          </Button>
        </Dropdown>
      )}
      {isToFly && (
        <Button type="primary" onClick={() => go(flightTaskAddress(row.id))}>
          {t('task.fly')}
        </Button>
      )}
      {next && (
        <Button type="primary" onClick={() => begin(next)}>
          {t(`task.step.${next}`)}
        </Button>
      )}
    </>
  );
}
