/** By its first bytes: what a file calls itself may be wrong, and a browser must never take a tile for a page. */
export function mediaTypeOf(tile: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (tile.length < 12) return undefined;
  if (tile.readUInt32BE(0) === 0x89504e47) return 'image/png';
  if (tile.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (tile.toString('latin1', 0, 4) === 'RIFF' && tile.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}
