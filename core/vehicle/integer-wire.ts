/** Whole numbers as they stand in bytes, the least significant byte first. */
export const INTEGER_BYTES = { u8: 1, i8: 1, u16: 2, i16: 2, u32: 4, i32: 4 } as const;
export type IntegerWire = keyof typeof INTEGER_BYTES;

export function readInteger(view: DataView, at: number, wire: IntegerWire): number {
  switch (wire) {
    case 'u8':
      return view.getUint8(at);
    case 'i8':
      return view.getInt8(at);
    case 'u16':
      return view.getUint16(at, true);
    case 'i16':
      return view.getInt16(at, true);
    case 'u32':
      return view.getUint32(at, true);
    case 'i32':
      return view.getInt32(at, true);
  }
}

export function writeInteger(view: DataView, at: number, wire: IntegerWire, value: number): void {
  switch (wire) {
    case 'u8':
      return view.setUint8(at, value);
    case 'i8':
      return view.setInt8(at, value);
    case 'u16':
      return view.setUint16(at, value, true);
    case 'i16':
      return view.setInt16(at, value, true);
    case 'u32':
      return view.setUint32(at, value, true);
    case 'i32':
      return view.setInt32(at, value, true);
  }
}
