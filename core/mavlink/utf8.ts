/** By hand, because core has neither Node nor a browser around it. */
export function encodeUtf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text.toWellFormed()) {
    const point = letter.codePointAt(0)!;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 0x3f));
    else if (point < 0x1_0000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 0x3f), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
  }
  return bytes;
}

const LEAST = [0, 0x80, 0x800, 0x1_0000];

export function decodeUtf8(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at]!;
    const more = first < 0x80 ? 0 : first >= 0xf0 && first < 0xf8 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : -1;
    let point = more <= 0 ? first : first & (0x3f >> more);
    let taken = 1;
    while (taken <= more && ((bytes[at + taken] ?? 0) & 0xc0) === 0x80) point = (point << 6) | (bytes[at + taken++]! & 0x3f);
    const isWhole =
      more >= 0 && first < 0xf8 && taken === more + 1 && point >= LEAST[more]! && point < 0x11_0000 && (point < 0xd800 || point > 0xdfff);
    text += isWhole ? String.fromCodePoint(point) : '\ufffd';
    at += isWhole ? taken : 1;
  }
  return text;
}
