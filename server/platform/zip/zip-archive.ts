import { createInflateRaw } from 'node:zlib';
import { FileFault } from '../file-fault.ts';

const END = 0x06054b50;
const LISTED = 0x02014b50;
const PART = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const PARTS_MAX = 5_000;
const STORED = 0;
const DEFLATED = 8;
const CHUNK = 64 * 1024;

interface Part {
  flags: number;
  method: number;
  packed: number;
  offset: number;
}

export interface ZipArchive {
  /** Whatever its maker called them: nothing is ever written to a place of that name. */
  names: readonly string[];
  has(name: string): boolean;
  /** Unpacked piece by piece; ends with a fault beyond `maxBytes`, so that a bomb never goes off. */
  read(name: string, maxBytes: number): AsyncGenerator<Buffer>;
}

/** By its directory alone: nothing is unpacked. */
export function openZip(bytes: Buffer): ZipArchive {
  const parts = directoryOf(bytes);
  return {
    names: [...parts.keys()],
    has: (name) => parts.has(name),
    read(name, maxBytes) {
      const part = parts.get(name);
      if (!part) throw new FileFault('broken');
      return unpacked(part.method, contentOf(bytes, part), maxBytes);
    },
  };
}

export const looksLikeZip = (bytes: Buffer): boolean => bytes.length > END_BYTES && bytes.readUInt32LE(0) === PART;

function directoryOf(bytes: Buffer): Map<string, Part> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > PARTS_MAX) throw new FileFault('broken');
  const parts = new Map<string, Part>();
  for (let part = 0; part < count; part++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== LISTED) throw new FileFault('broken');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    parts.set(bytes.toString('utf8', at + 46, nameEnd), {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX);
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  throw new FileFault('broken');
}

function contentOf(bytes: Buffer, { flags, packed, offset }: Part): Buffer {
  const isEncrypted = (flags & 1) !== 0;
  if (isEncrypted) throw new FileFault('locked');
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== PART) throw new FileFault('broken');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packed > bytes.length) throw new FileFault('broken');
  return bytes.subarray(start, start + packed);
}

async function* unpacked(method: number, content: Buffer, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of method === DEFLATED ? inflated(content) : stored(method, content)) {
    size += chunk.length;
    if (size > maxBytes) throw new FileFault('tooMuch');
    yield chunk;
  }
}

async function* stored(method: number, content: Buffer): AsyncGenerator<Buffer> {
  if (method !== STORED) throw new FileFault('broken');
  for (let at = 0; at < content.length; at += CHUNK) yield content.subarray(at, at + CHUNK);
}

async function* inflated(content: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  inflate.end(content);
  try {
    for await (const chunk of inflate) yield chunk as Buffer;
  } catch {
    throw new FileFault('broken');
  } finally {
    inflate.destroy();
  }
}
