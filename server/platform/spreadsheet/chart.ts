import { referenceTo, type CellRange } from './cell.ts';
import { CHART, DRAWING, escaped, OFFICE, XML } from './xml.ts';

export interface ChartAxis {
  title: string;
  /** How its numbers are shown. */
  format: string;
  min: number;
  max: number;
  /** From one number that is shown to the next; without it the reader's program chooses. */
  step?: number;
}

/** What stands in those cells is in the chart as well: some programs show a file without looking the cells up. */
export interface ChartNumbers {
  cells: CellRange;
  /** Nothing where the cell is empty. */
  values: readonly (number | null)[];
}

/** One line over numbers that rise, and none where a cell is empty. */
export interface Chart {
  title: string;
  across: ChartAxis;
  up: ChartAxis;
  /** `name`: the cell that heads the numbers. */
  line: { colour: string; name: { cell: CellRange; text: string }; across: ChartNumbers; up: ChartNumbers };
}

const INK = '1F2937';
const SOFT = '6B7280';
const RULE = 'D1D5DB';
/** In hundredths of a point, as letters are measured there. */
const SIZES = { title: 1_100, axis: 800 };
/** Widths of lines count 12,700 to a point. */
const HAIR = 6_350;
const LINE = 15_875;
const [ACROSS, UP] = [1, 2];
const UPRIGHT = -5_400_000;

/** The order of everything here is that of the schema: programs refuse a file whose elements are in another. */
export function* chartXml({ title, across, up, line }: Chart): Generator<string> {
  yield `${XML}<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}">`;
  yield '<c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart>';
  yield `${titleXml(title, SIZES.title, INK, true)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>`;
  yield '<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>';
  const name = `<c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escaped(line.name.text)}</c:v></c:pt></c:strCache>`;
  yield `<c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef>${formulaXml(line.name.cell)}${name}</c:strRef></c:tx>`;
  yield `<c:spPr>${lineXml(LINE, line.colour.replace('#', ''))}</c:spPr><c:marker><c:symbol val="none"/></c:marker>`;
  yield* numbersXml('xVal', line.across, across.format);
  yield* numbersXml('yVal', line.up, up.format);
  yield `<c:smooth val="0"/></c:ser><c:axId val="${ACROSS}"/><c:axId val="${UP}"/></c:scatterChart>`;
  yield axisXml(across, { id: ACROSS, crosses: UP, place: 'b', where: 'autoZero' });
  yield axisXml(up, { id: UP, crosses: ACROSS, place: 'l', where: 'min' });
  yield '<c:spPr><a:noFill/></c:spPr></c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>';
  yield `<c:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>${lineXml(HAIR, RULE)}</c:spPr></c:chartSpace>`;
}

const formulaXml = (cells: CellRange): string => `<c:f>${escaped(referenceTo(cells))}</c:f>`;

const lineXml = (width: number, colour: string): string =>
  `<a:ln w="${width}" cap="rnd"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill><a:round/></a:ln>`;

const letters = (element: 'defRPr' | 'rPr', size: number, colour: string, isBold: boolean): string =>
  `<a:${element} sz="${size}" b="${isBold ? 1 : 0}"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></a:${element}>`;

function titleXml(text: string, size: number, colour: string, isBold: boolean, turned?: number): string {
  const body = turned === undefined ? '<a:bodyPr/>' : `<a:bodyPr rot="${turned}" vert="horz"/>`;
  const run = `<a:r>${letters('rPr', size, colour, isBold)}<a:t>${escaped(text)}</a:t></a:r>`;
  return `<c:title><c:tx><c:rich>${body}<a:p><a:pPr>${letters('defRPr', size, colour, isBold)}</a:pPr>${run}</a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
}

const BLOCK = 512;

function* numbersXml(element: 'xVal' | 'yVal', { cells, values }: ChartNumbers, format: string): Generator<string> {
  yield `<c:${element}><c:numRef>${formulaXml(cells)}<c:numCache><c:formatCode>${escaped(format)}</c:formatCode><c:ptCount val="${values.length}"/>`;
  for (let from = 0; from < values.length; from += BLOCK) {
    yield values
      .slice(from, from + BLOCK)
      .map((value, index) => (value === null ? '' : `<c:pt idx="${from + index}"><c:v>${value}</c:v></c:pt>`))
      .join('');
  }
  yield `</c:numCache></c:numRef></c:${element}>`;
}

interface AxisPlace {
  id: number;
  crosses: number;
  place: 'b' | 'l';
  /** Of the other axis. */
  where: 'autoZero' | 'min';
}

const axisXml = ({ title, format, min, max, step }: ChartAxis, { id, crosses, place, where }: AxisPlace): string =>
  `<c:valAx><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/><c:max val="${max}"/><c:min val="${min}"/></c:scaling>` +
  `<c:delete val="0"/><c:axPos val="${place}"/><c:majorGridlines><c:spPr>${lineXml(HAIR, RULE)}</c:spPr></c:majorGridlines>` +
  `${titleXml(title, SIZES.axis, SOFT, false, place === 'l' ? UPRIGHT : undefined)}<c:numFmt formatCode="${escaped(format)}" sourceLinked="0"/>` +
  '<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
  `<c:spPr>${lineXml(HAIR, SOFT)}</c:spPr><c:txPr><a:bodyPr/><a:p><a:pPr>${letters('defRPr', SIZES.axis, SOFT, false)}</a:pPr><a:endParaRPr/></a:p></c:txPr>` +
  `<c:crossAx val="${crosses}"/><c:crosses val="${where}"/><c:crossBetween val="midCat"/>${step === undefined ? '' : `<c:majorUnit val="${step}"/>`}</c:valAx>`;
