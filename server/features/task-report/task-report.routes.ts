import { exportTaskReport } from '@skyhelm/contract/task-report';
import type { ReportFormat } from '@skyhelm/core/task/report-format';
import { implementPreparedFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { SHEET_MEDIA_TYPE } from '../../platform/spreadsheet/spreadsheet.ts';
import type { SmallPictures } from '../transfer/index.ts';
import { gather, requireStillThere } from './gather.ts';
import { readerWords } from './reader-words.ts';
import { reportsApart, type MakeReport } from './report-apart.ts';
import type { ReportContent } from './report-content.ts';

const MEDIA_TYPES: Record<ReportFormat, string> = { pdf: 'application/pdf', xlsx: SHEET_MEDIA_TYPE };

function nameOf({ reader, madeAt, task }: ReportContent, format: ReportFormat): string {
  const { word, local } = readerWords(reader);
  const day = local(madeAt).toISOString().slice(0, 10);
  return `${word('taskreport.file', { number: String(task.number) })} ${task.name} ${day}.${format}`;
}

/** Made whole before it is sent: half a report must not pass for one, and what goes wrong is said in words. */
export const taskReportRoutes = (
  services: Services,
  small: Pick<SmallPictures, 'of'>,
  make: MakeReport = reportsApart(small),
): Implementation[] => [
  implementPreparedFile(
    exportTaskReport,
    async (asked, { id, format, timeZone }) => {
      const content = await gather(asked, services, id, timeZone);
      return { content, body: await make(asked.actor.enterpriseId, content, format) };
    },
    async (context, { format }, { content, body }) => {
      await requireStillThere(context, content);
      const { id, name, number } = content.task;
      context.record({ operation: 'task.reported', target: { id, name }, details: { taskNumber: number, format } });
      return { name: nameOf(content, format), mediaType: MEDIA_TYPES[format], body, disposition: 'attachment' };
    },
  ),
];
