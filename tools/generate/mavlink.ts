import mappings from 'mavlink-mappings';

const DIALECTS = ['minimal', 'standard', 'common', 'ardupilotmega'] as const;

const WIRE: Record<string, string> = {
  int8_t: 'i8',
  uint8_t: 'u8',
  uint8_t_mavlink_version: 'u8',
  int16_t: 'i16',
  uint16_t: 'u16',
  int32_t: 'i32',
  uint32_t: 'u32',
  int64_t: 'i64',
  uint64_t: 'u64',
  float: 'f32',
  double: 'f64',
  char: 'char',
};

interface DefinedField {
  source: string;
  offset: number;
  extension: boolean;
  type: string;
  length: number;
}

interface DefinedMessage {
  MSG_ID: number;
  MSG_NAME: string;
  MAGIC_NUMBER: number;
  FIELDS: DefinedField[];
}

/** What the common messages have had for years and the definitions at hand lack. */
const LACKING: DefinedMessage[] = [
  {
    MSG_ID: 80,
    MSG_NAME: 'COMMAND_CANCEL',
    MAGIC_NUMBER: 14,
    FIELDS: [
      { source: 'command', type: 'uint16_t', offset: 0, length: 0, extension: false },
      { source: 'target_system', type: 'uint8_t', offset: 2, length: 0, extension: false },
      { source: 'target_component', type: 'uint8_t', offset: 3, length: 0, extension: false },
    ],
  },
  {
    MSG_ID: 397,
    MSG_NAME: 'COMPONENT_METADATA',
    MAGIC_NUMBER: 182,
    FIELDS: [
      { source: 'time_boot_ms', type: 'uint32_t', offset: 0, length: 0, extension: false },
      { source: 'file_crc', type: 'uint32_t', offset: 4, length: 0, extension: false },
      { source: 'uri', type: 'char[]', offset: 8, length: 100, extension: false },
    ],
  },
];

const HEAD = '// Written by `npm run generate` from the definitions of minimal, standard, common and ardupilotmega.\n';

interface Placed {
  name: string;
  wire: string;
  count: number | undefined;
  at: number;
  isLater: boolean;
}

function messages(): { id: number; name: string; crcExtra: number; fields: Placed[] }[] {
  const found = DIALECTS.flatMap((name) => Object.values(mappings[name].REGISTRY) as unknown as DefinedMessage[]);
  const each = [...new Map([...LACKING, ...found].map((message) => [message.MSG_ID, message])).values()].sort(
    (one, other) => one.MSG_ID - other.MSG_ID,
  );
  return each.map(({ MSG_ID, MSG_NAME, MAGIC_NUMBER, FIELDS }) => ({
    id: MSG_ID,
    name: MSG_NAME,
    crcExtra: MAGIC_NUMBER,
    fields: FIELDS.toSorted((one, other) => one.offset - other.offset).map(placed),
  }));
}

function placed({ source, type, length, offset, extension }: DefinedField): Placed {
  const wire = WIRE[type.replace('[]', '')];
  if (wire === undefined) throw new Error(`${source} is of an unknown type: ${type}`);
  return { name: source, wire, count: type.endsWith('[]') ? length : undefined, at: offset, isLater: extension };
}

/** Facts of every message: its id, the byte that tells versions of it apart, and its fields in the order of the wire. */
export function messagesOf(): string {
  const rows = messages().map(({ id, name, crcExtra, fields }) => {
    const base = fields.filter(({ isLater }) => !isLater).map(written);
    const later = fields.filter(({ isLater }) => isLater).map(written);
    const lists = later.length > 0 ? `[${base.join(', ')}], [${later.join(', ')}]` : `[${base.join(', ')}]`;
    return `  ${name}: [${id}, ${crcExtra}, ${lists}],\n`;
  });
  return `${HEAD}/** Id, CRC extra, fields in the order of the wire, fields that were added later. */\nexport const MESSAGES = {\n${rows.join('')}} as const;\n`;
}

const written = ({ name, wire, count }: Placed): string => `'${wire}${count === undefined ? '' : `[${count}]`} ${name}'`;

const ACCESS: Record<string, string> = {
  i8: 'Int8',
  u8: 'Uint8',
  char: 'Uint8',
  i16: 'Int16',
  u16: 'Uint16',
  i32: 'Int32',
  u32: 'Uint32',
  i64: 'BigInt64',
  u64: 'BigUint64',
  f32: 'Float32',
  f64: 'Float64',
};
const BYTES: Record<string, number> = { i8: 1, u8: 1, char: 1, i16: 2, u16: 2, i32: 4, u32: 4, f32: 4, i64: 8, u64: 8, f64: 8 };
const endian = (wire: string): string => (BYTES[wire]! > 1 ? ', true' : '');

/**
 * One function a message that reads it and one that writes it, field by field in plain sight: an engine makes of these what no
 * loop over a table comes near.
 */
export function codecsOf(): string {
  const rows = messages().map(({ name, fields }) => {
    const reads = fields.map((field) => `      ${field.name}: ${reading(field)},\n`).join('');
    const given = fields.map(taken).join(', ');
    const writes = fields.map((field) => `      ${writing(field)};\n`).join('');
    return `  ${name}: {\n    read: (v) => ({\n${reads}    }),\n    write: ({ ${given} }) => {\n${writes}    },\n  },\n`;
  });
  const lists = [...new Set(Object.values(ACCESS))].map(listWriter).filter((put) => rows.some((row) => row.includes(`${put}(`)));
  const numbers = Object.keys(BYTES).filter((wire) => rows.some((row) => row.includes(` ${wire}[`)));
  const imports = [
    `import type { Codecs } from './codec.ts';`,
    `import { DRAFT } from './draft.ts';`,
    `import { ${['list', ...lists, 'putText', 'readText'].join(', ')} } from './wire.ts';`,
  ].join('\n');
  return `${HEAD}${imports}\n\nconst { view, ${numbers.join(', ')} } = DRAFT;\n\nexport const CODECS: Codecs = {\n${rows.join('')}};\n`;
}

function reading({ wire, count, at }: Placed): string {
  if (count === undefined) return `v.get${ACCESS[wire]}(${at}${endian(wire)})`;
  if (wire === 'char') return `readText(v, ${at}, ${count})`;
  return `list(${count}, (n) => v.get${ACCESS[wire]}(${at} + ${BYTES[wire]} * n${endian(wire)}))`;
}

const listWriter = (access: string): string => `put${access}s`;

const isBig = (wire: string): boolean => ACCESS[wire]!.startsWith('Big');

/** All fields are read before the first is written: the engine forgets what the draft is when it looks into a message in between. */
const taken = ({ name, wire, count }: Placed): string => (count === undefined ? `${name} = ${isBig(wire) ? '0n' : '0'}` : name);

/** What was added to a message later may lie between two places for numbers of its width. */
function writing({ name, wire, count, at }: Placed): string {
  const access = ACCESS[wire]!;
  if (count !== undefined) return `${wire === 'char' ? 'putText' : listWriter(access)}(view, ${at}, ${count}, ${name})`;
  if (at % BYTES[wire]! !== 0) return `view.set${access}(${at}, ${name}, true)`;
  return `${wire === 'char' ? 'u8' : wire}[${at / BYTES[wire]!}] = ${name}`;
}

/** Named numbers, each list once however many dialects know it. */
export function namedNumbersOf(): string {
  const lists = new Map<string, Map<string, number>>();
  for (const dialect of DIALECTS) {
    for (const [name, values] of Object.entries(mappings[dialect] as Record<string, unknown>)) {
      if (name === 'REGISTRY' || typeof values !== 'object' || values === null) continue;
      const known = lists.get(name) ?? new Map<string, number>();
      lists.set(name, known);
      for (const [key, value] of Object.entries(values)) if (typeof value === 'number') known.set(key, value);
    }
  }
  const written = [...lists]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, values]) => {
      const rows = [...values].map(([key, value]) => `  ${/^\d/.test(key) ? `'${key}'` : key}: ${value},\n`);
      return `export const ${name} = {\n${rows.join('')}} as const;\n`;
    });
  return [HEAD, ...written].join('\n');
}
