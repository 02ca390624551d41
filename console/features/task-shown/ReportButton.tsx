import type { TaskEntry } from '@skyhelm/contract/task';
import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import { useWords } from '../../words/words.ts';
import { useReports } from './use-reports.ts';

/** Nothing for whoever may not have the report, or while there is nothing to report. */
export function ReportButton({ task }: { task: Pick<TaskEntry, 'id' | 'status'> }) {
  const t = useWords();
  const reports = useReports(task);
  if (reports.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items: reports }}>
      <Button>
        {t('task.report')} <DownOutlined />
      </Button>
    </Dropdown>
  );
}
