import sharp from 'sharp';
import { readerWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import { drawCharts } from './draw-charts.ts';
import { drawFlights } from './draw-flights.ts';
import { drawFacts, drawFigures, drawTitle } from './draw-head.ts';
import { drawMap } from './draw-map.ts';
import { drawOutcome, pictureSheet } from './draw-pictures.ts';
import { drawSteps } from './draw-steps.ts';
import { groundPicture } from '../map/ground-picture.ts';
import { newPaper } from './paper.ts';

export interface ShownPicture {
  /** Its place among the pictures of the content. */
  index: number;
  /** As a small JPEG; or it is not there any more, or no picture. */
  image: Uint8Array<ArrayBuffer> | 'gone' | 'faulty';
}

const fileOf = ({ file, number }: ReportContent['pictures'][number]): string => file ?? String(number);

/** All but the pictures at once; those are added as they are read, so that few of them are in memory. */
export async function beginPdf(content: ReportContent) {
  const reader = readerWords(content.reader);
  const { task } = content;
  const title = reader.word('task.check.title', { number: task.number, name: task.name });
  const paper = newPaper(content.reader.language, `${reader.word('taskreport.title')} · ${title}`, content.enterprise.name);
  drawTitle(paper, content, reader, await logoOf(content));
  drawFigures(paper, content, reader);
  drawMap(paper, content, reader, await groundPicture(content.map));
  drawFacts(paper, content, reader);
  drawFlights(paper, content, reader);
  drawCharts(paper, content, reader);
  drawSteps(paper, content, reader);
  paper.heading(reader.word('taskreport.pictures'));
  const sheet = pictureSheet(paper, reader);
  const outcome = { shown: 0, faulty: [] as string[] };

  return {
    add(shown: readonly ShownPicture[]): void {
      for (const { index, image } of shown) {
        const picture = content.pictures[index]!;
        if (image === 'gone') continue;
        if (image === 'faulty') outcome.faulty.push(fileOf(picture));
        else {
          sheet.add(Buffer.from(image.buffer, image.byteOffset, image.byteLength), picture);
          outcome.shown++;
        }
      }
    },
    /** `more`: so many that are here were left out. */
    async end(more: number): Promise<{ bytes: Buffer; pages: number }> {
      sheet.end();
      const { shown, faulty } = outcome;
      drawOutcome(paper, content, reader, { shown, faulty, more, away: content.taken - shown - faulty.length - more });
      return paper.finish(`${reader.word('common.product')} · ${title}`, (page, pages) => reader.word('taskreport.page', { page, pages }));
    },
  };
}

const logoOf = async ({ enterprise: { logo } }: ReportContent): Promise<Buffer | undefined> =>
  logo === null
    ? undefined
    : sharp(logo, { limitInputPixels: 4_000_000, pages: 1 })
        .resize({ width: 384, height: 176, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer()
        .catch(() => undefined);
