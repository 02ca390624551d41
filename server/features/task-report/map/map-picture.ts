import sharp from 'sharp';
import { facesFor } from '../letters/faces.ts';
import { LEADING, typeSetter } from '../letters/type-setter.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import { groundPicture } from './ground-picture.ts';
import { LEGEND_ROW, legendRows } from './legend.ts';
import { borderMark, mapMarks, mapNote } from './map-marks.ts';
import type { Mark } from './marks.ts';
import { paintPicture, paintShape, rasterPen } from './paint-raster.ts';
import { raster, type Clip } from './raster.ts';

/** Fine enough for its letters to be printed. */
export const PIXELS_PER_POINT = 3;
/** Half of the line around it would lie beyond the edge. */
const EDGE = 1;

export interface MapPicture {
  png: Buffer;
  /** In points. */
  width: number;
  height: number;
}

/** The map with what stands below it, the same as on paper. */
export async function mapPicture(content: ReportContent, reader: ReaderWords): Promise<MapPicture> {
  const { frame } = content.map;
  const ground = await groundPicture(content.map);
  const faces = facesFor(reader.language);
  const measuring = typeSetter(rasterPen(raster(0, 0), PIXELS_PER_POINT), faces);
  const { text, style } = mapNote(content, reader, ground !== undefined);
  const note = text ? measuring.lines(text, style, frame.width) : [];
  const legend = legendRows(content, reader, measuring, frame.width);
  const noteTop = EDGE + frame.height + 5;
  const legendTop = noteTop + note.length * style.size * LEADING + 3;
  const [width, height] = [frame.width + 2 * EDGE, Math.ceil(legendTop + legend.length * LEGEND_ROW)];

  const paper = raster(width * PIXELS_PER_POINT, height * PIXELS_PER_POINT);
  const pen = rasterPen(paper, PIXELS_PER_POINT);
  const set = typeSetter(pen, faces);
  const paint = async (marks: readonly Mark[], top: number, clip?: Clip) => {
    pen.from = [EDGE, top];
    for (const mark of marks) {
      if (mark.kind === 'text') set.draw(mark.line, mark.x, mark.top, mark.style);
      else if (mark.kind === 'picture') await paintPicture(paper, mark, pen.from, PIXELS_PER_POINT, inside);
      else paintShape(paper, mark, pen.from, PIXELS_PER_POINT, clip);
    }
  };
  const inside = {
    ...{ left: EDGE * PIXELS_PER_POINT, top: EDGE * PIXELS_PER_POINT },
    ...{ width: frame.width * PIXELS_PER_POINT, height: frame.height * PIXELS_PER_POINT },
  };
  await paint(mapMarks(content, reader, set, ground), EDGE, inside);
  await paint([borderMark(frame)], EDGE);
  for (const [index, line] of note.entries()) {
    await paint([{ kind: 'text', line, x: 0, top: 0, style }], noteTop + index * style.size * LEADING);
  }
  for (const [index, row] of legend.entries()) await paint(row, legendTop + index * LEGEND_ROW);
  const raw = { width: paper.width, height: paper.height, channels: 3 } as const;
  return { png: await sharp(paper.pixels, { raw }).png().toBuffer(), width, height };
}
