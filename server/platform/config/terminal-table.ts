const COLUMNS = 100;
/** A name longer than this has a line of its own: beside it there would be no room for what it means. */
const NAME_MAX = 50;

/** Chinese characters and marks are two columns wide. */
export const widthOf = (text: string): number => text.length + (text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0);

/** Broken between words, and between Chinese characters but not before the marks that follow them. */
export function wrapped(text: string, columns = COLUMNS): string[] {
  const parts = text.match(/（?(?:\p{Script=Han}[，。；：、）]*|[^\s\p{Script=Han}（]+\s*)|（|\s+/gu) ?? [];
  const lines = [''];
  for (const part of parts) {
    const longer = lines.at(-1)! + part;
    if (widthOf(longer.trimEnd()) <= columns) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** Names at the left, what they mean at the right. */
export function terminalTable(rows: readonly { name: string; about: string }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length).filter((length) => length <= NAME_MAX));
  return rows.flatMap(({ name, about }) => {
    const lines = wrapped(about, COLUMNS - width - 4);
    const heads = name.length <= width ? [name] : [name, ''];
    const height = Math.max(heads.length - 1 + lines.length, 1);
    return Array.from({ length: height }, (_, at) =>
      `  ${(heads[at] ?? '').padEnd(width)}  ${lines[at - heads.length + 1] ?? ''}`.trimEnd(),
    );
  });
}
