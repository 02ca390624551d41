import { inflateRawSync } from 'node:zlib';
import { xmlReader } from '../platform/spreadsheet/reading/xml-reader.ts';

/** What is in a workbook, by the names of its parts, in the order of the file's directory. */
export function partsOf(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const parts = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, title] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const name = file.toString('utf8', at + 46, at + 46 + title);
    const start = file.readUInt32LE(at + 42);
    const content = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
    parts.set(name, inflateRawSync(file.subarray(content, content + packed)));
    at += 46 + title + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

export interface XmlNode {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

/** Throws at what is not well-formed. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const reader = xmlReader({
    open(name, attributes) {
      const node = { name, attributes: attributes(), children: [], text: '' };
      open.at(-1)!.children.push(node);
      open.push(node);
    },
    close(name) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
    },
    text(text) {
      open.at(-1)!.text += text;
    },
  });
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(xml)) throw new Error('a bare ampersand');
  reader.push(xml);
  reader.end();
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one element that is closed');
  return root.children[0]!;
}
