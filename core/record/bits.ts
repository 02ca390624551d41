const FIRST_BYTES = 64;

/** Bits one after the other, the highest of each number first. */
export class BitWriter {
  private bytes = new Uint8Array(FIRST_BYTES);
  private length = 0;
  private pending = 0;
  private pendingBits = 0;

  /** Up to 24 bits. */
  write(value: number, bits: number): void {
    this.pending = (this.pending << bits) | value;
    this.pendingBits += bits;
    while (this.pendingBits >= 8) {
      this.pendingBits -= 8;
      if (this.length === this.bytes.length) this.grow();
      this.bytes[this.length++] = this.pending >>> this.pendingBits;
    }
  }

  /** Any whole number up to 2^48, its length first. */
  writeNumber(value: number): void {
    const bits = bitsOf(value);
    this.write(bits, 6);
    if (bits > 24) this.write(Math.floor(value / 2 ** 24), bits - 24);
    this.write(value % 2 ** 24, Math.min(bits, 24));
  }

  /** What is left of the last byte stays empty. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.pendingBits > 0) this.write(0, 8 - this.pendingBits);
    return this.bytes.slice(0, this.length);
  }

  private grow(): void {
    const wider = new Uint8Array(this.bytes.length * 2);
    wider.set(this.bytes);
    this.bytes = wider;
  }
}

const bitsOf = (value: number): number => (value < 2 ** 24 ? 32 - Math.clz32(value) : 56 - Math.clz32(Math.floor(value / 2 ** 24)));

/** Beyond the end there are only noughts: whoever reads asks at last whether it came so far. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;
  private pending = 0;
  private pendingBits = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get isBeyondEnd(): boolean {
    return this.at - (this.pendingBits >>> 3) > this.bytes.length;
  }

  /** Up to 24 bits. */
  read(bits: number): number {
    this.fill(bits);
    this.pendingBits -= bits;
    return (this.pending >>> this.pendingBits) & ((1 << bits) - 1);
  }

  readNumber(): number {
    const bits = this.read(6);
    const high = bits > 24 ? this.read(Math.min(bits - 24, 24)) : 0;
    return high * 2 ** 24 + this.read(Math.min(bits, 24));
  }

  /** How many ones stand here before the next nought, which is read too; at most `most`, after which nothing else is read. */
  readOnes(most: number): number {
    this.fill(24);
    const aligned = this.pending << (32 - this.pendingBits);
    const ones = Math.min(most, Math.clz32(~aligned));
    this.pendingBits -= ones === most ? most : ones + 1;
    return ones;
  }

  private fill(bits: number): void {
    while (this.pendingBits < bits) {
      this.pending = (this.pending << 8) | (this.bytes[this.at] ?? 0);
      this.at++;
      this.pendingBits += 8;
    }
  }
}
