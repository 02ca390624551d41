import { dms } from '@skyhelm/core/geo/position';
import { COLOURS } from '../colours.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent, ReportPicture } from '../report-content.ts';
import type { Paper } from './paper.ts';
import type { Style } from '../letters/type-setter.ts';

const IN_ROW = 3;
const GAP = 10;
const PICTURE_HEIGHT = 124;
const CAPTION: Style = { size: 7.5, colour: COLOURS.soft };
const STEP = 10.5;
const NOTE: Style = { size: 9, colour: COLOURS.soft };
/** As many names as anybody reads. */
const NAMED = 20;

/** What became of those that were to be shown. */
export interface Outcome {
  shown: number;
  /** Names of files that are no pictures. */
  faulty: string[];
  away: number;
  more: number;
}

/** Puts one after another onto the paper, as they come. */
export function pictureSheet(paper: Paper, reader: ReaderWords) {
  const { doc, set, left, width } = paper;
  const wide = (width - GAP * (IN_ROW - 1)) / IN_ROW;
  const height = PICTURE_HEIGHT + 4 * STEP + GAP;
  let column = 0;

  return {
    add(jpeg: Buffer, picture: ReportPicture): void {
      if (column === 0) paper.room(height);
      const x = left + column * (wide + GAP);
      doc.rect(x, paper.y, wide, PICTURE_HEIGHT).fill(COLOURS.pale);
      doc.image(jpeg, x, paper.y, { fit: [wide, PICTURE_HEIGHT], align: 'center', valign: 'center' });
      for (const [index, text] of captionOf(picture, reader).entries()) {
        set.draw(set.shortened(text, CAPTION, wide), x, paper.y + PICTURE_HEIGHT + 3 + index * STEP, CAPTION);
      }
      column = (column + 1) % IN_ROW;
      if (column === 0) paper.y += height;
    },
    end(): void {
      if (column > 0) paper.y += height;
    },
  };
}

/** What is said of the side is the reader's. */
const angleOf = (text: string): string => text.slice(0, -1);

function captionOf({ flight, file, takenAt, longitude, latitude, height }: ReportPicture, reader: ReaderWords): string[] {
  const place =
    longitude === undefined || latitude === undefined
      ? reader.word('taskreport.pictures.noPlace')
      : `${reader.latitude(latitude, angleOf(dms('latitude', latitude)))} ${reader.longitude(longitude, angleOf(dms('longitude', longitude)))}`;
  const above = height === undefined ? [] : [reader.word('taskreport.pictures.height', { height: reader.length(height) })];
  const named = [reader.word('taskreport.flight', { number: flight }), ...(file === undefined ? [] : [file])].join(' · ');
  return [named, reader.second(takenAt), place, ...above];
}

/** What is not shown is said, and why. */
export function drawOutcome(paper: Paper, { taken }: ReportContent, { word, list }: ReaderWords, outcome: Outcome): void {
  const { shown, faulty, away, more } = outcome;
  paper.room(60);
  if (taken === 0) return paper.text(word('taskreport.pictures.none'), NOTE);
  paper.text(word('taskreport.pictures.shown', { shown, taken }), NOTE);
  if (away > 0) paper.text(word('taskreport.pictures.away', { count: away }), NOTE);
  if (more > 0) paper.text(word('taskreport.pictures.more', { count: more }), NOTE);
  const names = [...faulty.slice(0, NAMED), ...(faulty.length > NAMED ? ['…'] : [])];
  if (faulty.length > 0) paper.text(word('taskreport.pictures.faulty', { count: faulty.length, files: list(names) }), NOTE);
}
