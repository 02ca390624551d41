const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;
const DAY_AND_TIME = /^(.+?)(?:[,，]\s*|\s+|T)(\d{1,2})[:：](\d\d)(?::\d\d)?$/;
const YEAR_FIRST = /^(\d{4})[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})日?$/;
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const MONTH_IN_WORDS = /^(\d{1,2})\s+(\p{L}{3,})\.?\s+(\d{4})\.?(?:\s*г\.?)?$/u;

/** As they stand beside a day: "ноября". */
const monthNames = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const nameOf = (month: number) => format.formatToParts(Date.UTC(2030, month, 1)).find(({ type }) => type === 'month')!.value;
  return Array.from({ length: 12 }, (_, month) => nameOf(month).toLowerCase());
};

type Day = readonly [year: number, month: number, day: number];

function dayIn(text: string, locale: string): Day | undefined {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])];
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return [Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])];
  const inWords = MONTH_IN_WORDS.exec(text);
  const begun = inWords?.[2]!.toLowerCase();
  const month = begun === undefined ? 0 : monthNames(locale).findIndex((name) => name.startsWith(begun)) + 1;
  return inWords && month > 0 ? [Number(inWords[3]), month, Number(inWords[1])] : undefined;
}

/** The moment that somebody has typed by the clock here, as lists show it in their language, in figures, or as ISO 8601 has it; nothing for what is none. */
export function readMoment(typed: string, locale: string): string | undefined {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  if (ZONED.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
  }
  const [, dayText, hours, minutes] = DAY_AND_TIME.exec(text) ?? [];
  const day = dayText === undefined ? undefined : dayIn(dayText.trim(), locale);
  if (!day) return undefined;
  const [year, month, date] = day;
  const moment = new Date(year, month - 1, date, Number(hours), Number(minutes));
  // The 31st of June would be the first of July.
  const isSame = moment.getMonth() === month - 1 && moment.getDate() === date && Number(hours) < 24 && Number(minutes) < 60;
  return isSame ? moment.toISOString() : undefined;
}
