import { isParameterName, PARAMETERS_MAX } from '@skyhelm/core/vehicle/parameter';
import type { ParameterFacts } from '@skyhelm/core/vehicle/parameter-facts';
import type { Description } from '../../../parameters.ts';

/** COMP_METADATA_TYPE. */
const OF_PARAMETERS = 1;
const LETTERS_MAX = { label: 200, group: 60, unit: 20 } as const;
/** More than anybody chooses from. */
const CHOICES_MAX = 200;
const BITS = 32;
const NUMBERED = '{n}';
/** Of shares of one: a word for no unit. */
const NO_UNIT = 'norm';

type Said = ReturnType<Description['of']>;
type Entry = Record<string, unknown>;

const isRecord = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const listIn = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** Whatever cannot be read is left out. */
const textIn = (value: unknown, most: number): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{C}\s\ufffd]+/gu, ' ')
        .trim()
        .slice(0, most)
    : '';

function parsed(bytes: Uint8Array): Entry {
  try {
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(content) ? content : {};
  } catch {
    return {};
  }
}

/** Where the file about the parameters is, by the general one. */
export function parameterFileIn(general: Uint8Array): string | undefined {
  const uri = listIn(parsed(general)['metadataTypes']).find(({ type }) => type === OF_PARAMETERS)?.['uri'];
  return typeof uri === 'string' ? uri : undefined;
}

function factsIn(said: Entry): ParameterFacts {
  const [group, unit] = [textIn(said['group'], LETTERS_MAX.group), textIn(said['units'], LETTERS_MAX.unit)];
  const [min, max, increment] = [numberIn(said['min']), numberIn(said['max']), numberIn(said['increment'])];
  const values = listIn(said['values'])
    .slice(0, CHOICES_MAX)
    .flatMap(({ value, description }) => {
      const number = numberIn(value);
      return number === undefined ? [] : [{ value: number, label: textIn(description, LETTERS_MAX.label) }];
    });
  const bits = listIn(said['bitmask'])
    .slice(0, BITS)
    .flatMap(({ index, description }) => {
      const bit = numberIn(index);
      const isBit = bit !== undefined && Number.isInteger(bit) && bit >= 0 && bit < BITS;
      return isBit ? [{ bit, label: textIn(description, LETTERS_MAX.label) }] : [];
    });
  return {
    label: textIn(said['shortDesc'], LETTERS_MAX.label),
    ...(group && { group }),
    ...(unit && unit !== NO_UNIT && { unit }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(increment !== undefined && increment > 0 && { increment }),
    ...(said['rebootRequired'] === true && { needsReboot: true as const }),
    ...(values.length > 0 && { values }),
    ...(bits.length > 0 && { bits }),
  };
}

function saidIn(record: Entry): NonNullable<Said> {
  const factory = numberIn(record['default']);
  return { facts: factsIn(record), ...(factory !== undefined && { default: factory }) };
}

/** What the file about the parameters says of each; one entry may be about several that differ by a number. Nothing where it is none. */
export function describedIn(bytes: Uint8Array): Description['of'] | undefined {
  const byName = new Map<string, Entry>();
  for (const one of listIn(parsed(bytes)['parameters']).slice(0, PARAMETERS_MAX)) {
    const { name } = one;
    if (typeof name === 'string' && isParameterName(name.replace(NUMBERED, '0'))) byName.set(name, one);
  }
  if (byName.size === 0) return undefined;
  return (name) => {
    const own = byName.get(name);
    if (own) return saidIn(own);
    const [, before = '', number = '', after = ''] = /^(.*?)(\d+)(.*)$/.exec(name) ?? [];
    const shared = byName.get(`${before}${NUMBERED}${after}`);
    if (!shared || number === '') return undefined;
    const said = saidIn(shared);
    return { ...said, facts: { ...said.facts, label: said.facts.label.replaceAll(NUMBERED, number) } };
  };
}
