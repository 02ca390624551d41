import type { TaskEntry } from '@skyhelm/contract/task';
import { REPORT_FORMATS, type ReportFormat } from '@skyhelm/core/task/report-format';
import { download } from '../../api/client.ts';
import { taskReport } from '../../api/endpoints.generated.ts';
import { useHas } from '../../session/session.ts';
import type { RowAction } from '../../ui/list/RowActions.tsx';
import { toast } from '../../ui/toast.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';

type Reported = Pick<TaskEntry, 'id' | 'status'>;

const downloadAs = (id: TaskEntry['id'], format: ReportFormat): Promise<void> =>
  download(taskReport.exportTaskReport, { id, format, timeZone: zoneHere() });

/** The files that somebody may take the report of a task away as: once it is being flown there is something to report. */
export function useReports({ id, status }: Reported): RowAction[] {
  const t = useWords();
  const mayReport = useHas('task:report');
  const save = async (format: ReportFormat) => {
    // It takes seconds, with the pictures of the flights in it.
    toast.info(t('task.report.begun'));
    await downloadAs(id, format).then(
      () => toast.success(t('task.reported')),
      () => undefined,
    );
    toast.takeBack(t('task.report.begun'));
  };
  if (!mayReport || (status !== 'executing' && status !== 'completed')) return [];
  return REPORT_FORMATS.map((format) => ({ key: format, label: t(`task.report.${format}`), onClick: () => void save(format) }));
}
