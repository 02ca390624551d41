import { promises as fs } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this the headers of an encoded answer cost what the encoding saves. */
const WORTH_BYTES = 1024;

/** Writes .br and .gz beside each text file, once and thoroughly, so that the server never compresses while somebody waits. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      const files = await fs.readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => TEXTS.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await fs.readFile(file);
  if (text.length < WORTH_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    zip(text, { level: 9 }),
  ]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
}
