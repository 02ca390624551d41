import { drawnSheetOf, type Sheet } from '../../../platform/spreadsheet/spreadsheet.ts';
import { mapPicture } from '../map/map-picture.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';

export async function mapSheet(content: ReportContent, reader: ReaderWords): Promise<Sheet> {
  const { word } = reader;
  const { number, name } = content.task;
  const count = content.flights.length;
  const description = count > 0 ? word('taskreport.map.described', { count }) : word('taskreport.map.describedUnflown');
  return drawnSheetOf(word('taskreport.map'), {
    texts: [{ row: 1, text: word('task.check.title', { number, name }), isTitle: true }],
    drawn: [{ row: 2, name: word('taskreport.map'), description, ...(await mapPicture(content, reader)) }],
  });
}
