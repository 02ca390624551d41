import sharp from 'sharp';
import { imageReader } from '../../../platform/images/images.ts';
import { readerWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import { drawCharts } from './draw-charts.ts';
import { drawFlights } from './draw-flights.ts';
import { drawFacts, drawFigures, drawTitle } from './draw-head.ts';
import { drawMap } from './draw-map.ts';
import { drawOutcome, pictureSheet } from './draw-pictures.ts';
import { drawSteps } from './draw-steps.ts';
import { groundPicture } from './ground-picture.ts';
import { newPaper } from './paper.ts';

/** As wide as it is printed, at 200 dots to the inch. */
const THUMBNAIL = { maxSide: 480, format: 'jpeg', effort: 'quick' } as const;
const PICTURE_PIXELS_MAX = 120_000_000;

export interface FetchedPicture {
  /** Its place among the pictures of the content. */
  index: number;
  /** Nothing where it is not there any more. */
  bytes: Uint8Array | undefined;
}

const fileOf = ({ file, number }: ReportContent['pictures'][number]): string => file ?? String(number);

/** All but the pictures at once; those are added as they are read, so that few of them are in memory. */
export async function beginPdf(content: ReportContent) {
  const reader = readerWords(content.reader);
  const { task } = content;
  const title = reader.word('task.check.title', { number: task.number, name: task.name });
  const paper = newPaper(content.reader.language, `${reader.word('taskreport.title')} · ${title}`, content.enterprise.name);
  const thumbnail = imageReader({ maxPixels: PICTURE_PIXELS_MAX, atOnce: 2, waiting: 64 });
  drawTitle(paper, content, reader, await logoOf(content));
  drawFigures(paper, content, reader);
  drawMap(paper, content, reader, await groundPicture(content.map));
  drawFacts(paper, content, reader);
  drawFlights(paper, content, reader);
  drawCharts(paper, content, reader);
  drawSteps(paper, content, reader);
  paper.heading(reader.word('taskreport.pictures'));
  const sheet = pictureSheet(paper, reader);
  const outcome = { shown: 0, faulty: [] as string[], gone: 0 };

  return {
    async add(fetched: readonly FetchedPicture[]): Promise<void> {
      const made = await Promise.all(
        fetched.map(async ({ index, bytes }) => ({
          index,
          image: bytes && (await thumbnail(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), THUMBNAIL)),
        })),
      );
      for (const { index, image } of made) {
        const picture = content.pictures[index]!;
        if (image === undefined) outcome.gone++;
        else if (typeof image === 'string') outcome.faulty.push(fileOf(picture));
        else {
          sheet.add(image.bytes, picture);
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
