/**
 * Says where the next of the wanted bytes is, or the end. Each is sought once for as long as it lies ahead: a file of nothing but the one would
 * otherwise be searched for the other from every byte of it to the end.
 */
export function nextByte(bytes: Uint8Array, wanted: readonly number[]): (from: number) => number {
  const ahead = wanted.map(() => -1);
  return (from) => {
    let nearest = bytes.length;
    for (const [place, byte] of wanted.entries()) {
      if (ahead[place]! < from) {
        const at = bytes.indexOf(byte, from);
        ahead[place] = at < 0 ? bytes.length : at;
      }
      nearest = Math.min(nearest, ahead[place]!);
    }
    return nearest;
  };
}
