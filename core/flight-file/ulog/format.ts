type Read = (view: DataView, at: number) => number;

const u64: Read = (view, at) => view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
const i64: Read = (view, at) => view.getUint32(at, true) + view.getInt32(at + 4, true) * 2 ** 32;

const NUMBERS: Record<string, { bytes: number; read: Read }> = {
  int8_t: { bytes: 1, read: (view, at) => view.getInt8(at) },
  uint8_t: { bytes: 1, read: (view, at) => view.getUint8(at) },
  bool: { bytes: 1, read: (view, at) => view.getUint8(at) },
  char: { bytes: 1, read: (view, at) => view.getUint8(at) },
  int16_t: { bytes: 2, read: (view, at) => view.getInt16(at, true) },
  uint16_t: { bytes: 2, read: (view, at) => view.getUint16(at, true) },
  int32_t: { bytes: 4, read: (view, at) => view.getInt32(at, true) },
  uint32_t: { bytes: 4, read: (view, at) => view.getUint32(at, true) },
  float: { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
  double: { bytes: 8, read: (view, at) => view.getFloat64(at, true) },
  int64_t: { bytes: 8, read: i64 },
  uint64_t: { bytes: 8, read: u64 },
};

/** A log of PX4 describes some two hundred kinds of messages in 30 kB; whoever writes more has something else in mind. */
const WRITTEN_MAX = 300_000;
/** Of a message. */
const BYTES_MAX = 65_535;
/** Kinds may be made of other kinds. Deeper than this, one is made of itself. */
const DEPTH_MAX = 8;

export interface UlogField {
  at: number;
  read: Read;
}

export interface UlogLayout {
  /** Without what only fills up its end, which a log may leave out. */
  bytes: number;
  /** Numbers by name, the parts of a list as `q[2]`. */
  fields: ReadonlyMap<string, UlogField>;
}

/** The kinds of messages as a log describes them. */
export interface UlogFormats {
  /** `vehicle_attitude:uint64_t timestamp;float[4] q;` */
  describe(written: string): void;
  /** Nothing where it was never described, or in words that make no sense. */
  layoutOf(name: string): UlogLayout | undefined;
}

export function ulogFormats(): UlogFormats {
  const written = new Map<string, string>();
  /** Whatever was once told holds: a log that describes without end would be read without end. */
  const sizes = new Map<string, number | undefined>();
  const layouts = new Map<string, UlogLayout | undefined>();
  let room = WRITTEN_MAX;

  /** Bytes of one of a kind; nothing where it cannot be told. */
  function sizeOf(kind: string, depth: number): number | undefined {
    const plain = NUMBERS[kind]?.bytes;
    if (plain !== undefined) return plain;
    if (!sizes.has(kind)) sizes.set(kind, depth > DEPTH_MAX ? undefined : sumOf(written.get(kind), depth));
    return sizes.get(kind);
  }

  function sumOf(fields: string | undefined, depth: number): number | undefined {
    if (fields === undefined) return undefined;
    let sum = 0;
    for (const { of, count } of partsIn(fields)) {
      const one = sizeOf(of, depth + 1);
      if (one === undefined || sum > BYTES_MAX) return undefined;
      sum += one * count;
    }
    return sum;
  }

  function layoutOf(text: string): UlogLayout | undefined {
    const fields = new Map<string, UlogField>();
    let [at, bytes] = [0, 0];
    for (const { of, name, count, isList } of partsIn(text)) {
      const size = sizeOf(of, 0);
      if (size === undefined) return undefined;
      const read = NUMBERS[of]?.read;
      if (read && !isList) fields.set(name, { at, read });
      else if (read && count <= LISTED_MAX) {
        for (let index = 0; index < count; index++) fields.set(`${name}[${index}]`, { at: at + index * size, read });
      }
      at += size * count;
      if (at > BYTES_MAX) return undefined;
      if (!name.startsWith('_padding')) bytes = at;
    }
    return fields.size === 0 ? undefined : { bytes, fields };
  }

  return {
    describe(text) {
      const [name, fields] = text.split(':', 2);
      if (!name || fields === undefined || written.has(name) || text.length > room) return;
      room -= text.length;
      written.set(name, fields);
    },
    layoutOf(name) {
      const text = written.get(name);
      if (text !== undefined && !layouts.has(name)) layouts.set(name, layoutOf(text));
      return layouts.get(name);
    },
  };
}

/** Whatever is longer is nothing that we read. */
const LISTED_MAX = 4;

interface Part {
  of: string;
  name: string;
  count: number;
  isList: boolean;
}

function* partsIn(written: string): Generator<Part> {
  for (const one of written.split(';')) {
    const [, of, count, name] = /^\s*([\w/]+)(?:\[(\d{1,5})\])?\s+(\w+)\s*$/.exec(one) ?? [];
    if (of && name) yield { of, name, count: Number(count ?? 1), isList: count !== undefined };
  }
}
