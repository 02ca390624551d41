import { REPORT_FORMATS } from '@skyhelm/core/task/report-format';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { readerZoneField } from './fields.ts';
import { TaskId } from './ids.ts';

/** Everything about one task in the reader's language, units and time: what was asked, decided, flown and photographed. */
export const exportTaskReport = endpoint({
  method: 'GET',
  path: '/enterprise/task/exportTaskReport',
  access: needs('task:report'),
  kind: 'change',
  wire: 'file',
  input: z.object({ id: TaskId, format: z.enum(REPORT_FORMATS, { error: 'choice' }), timeZone: readerZoneField }),
  output: z.null(),
});
