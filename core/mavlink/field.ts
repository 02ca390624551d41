const BYTES = { i8: 1, u8: 1, char: 1, i16: 2, u16: 2, i32: 4, u32: 4, f32: 4, f64: 8, i64: 8, u64: 8 } as const;

export type WireName = keyof typeof BYTES;

export interface Field {
  name: string;
  wire: WireName;
  /** Nothing for a single value. */
  count: number | undefined;
  /** Within the payload. */
  at: number;
  bytes: number;
}

/** `'u16[4] voltages_ext'` at a place of the payload. */
export function fieldFrom(written: string, at: number): Field {
  const [, wire, count, name] = /^([a-z]+\d*)(?:\[(\d+)\])? (\w+)$/.exec(written)!;
  const bytes = BYTES[wire as WireName] * Number(count ?? 1);
  return { name: name!, wire: wire as WireName, count: count ? Number(count) : undefined, at, bytes };
}
