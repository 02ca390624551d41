import type { GroundPicture } from '../map/ground-picture.ts';
import { LEGEND_ROW, legendRows } from '../map/legend.ts';
import { borderMark, mapMarks, mapNote } from '../map/map-marks.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import { paintMarks } from './paint-marks.ts';
import type { Paper } from './paper.ts';

export function drawMap(paper: Paper, content: ReportContent, reader: ReaderWords, ground: GroundPicture | undefined): void {
  const { doc, set, left, width } = paper;
  const { frame } = content.map;
  paper.heading(reader.word('taskreport.map'), frame.height + 60);
  const top = paper.y;
  doc.save();
  doc.rect(left, top, frame.width, frame.height).clip();
  paintMarks(paper, mapMarks(content, reader, set, ground), left, top);
  doc.restore();
  paintMarks(paper, [borderMark(frame)], left, top);
  paper.y = top + frame.height + 5;
  const { text, style } = mapNote(content, reader, ground !== undefined);
  if (text) paper.text(text, style);
  paper.y += 3;
  for (const row of legendRows(content, reader, set, width)) {
    paper.room(LEGEND_ROW);
    paintMarks(paper, row, left, paper.y);
    paper.y += LEGEND_ROW;
  }
  paper.y += 2;
}
