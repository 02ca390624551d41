import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ENDINGS, type FileContent, type RouteFileFormat } from '@skyhelm/core/plan/file/route-file';
import { freeName } from '@skyhelm/core/text/free-name';
import type { FileAnswer } from '../../platform/http/context.ts';
import { zipStream } from '../../platform/zip/zip-stream.ts';

const MEDIA_TYPES: Record<RouteFileFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  plan: 'application/octet-stream',
  waypoints: 'text/plain; charset=utf-8',
  wpml: 'application/vnd.google-earth.kmz',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  gpx: 'application/gpx+xml',
};
const FILE_NAME_MAX = 80;

export interface NamedContent {
  name: string;
  content: FileContent;
}

const bytesOf = (content: FileContent): Promise<Buffer> | Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : buffer(Readable.from(zipStream(content.map(({ name, text }) => ({ name, content: [text] })))));

/** What no file system has trouble with. */
const fileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '_');

/** One route as it is, several as an archive of files. */
export async function fileAnswer(format: RouteFileFormat, routes: readonly NamedContent[]): Promise<FileAnswer> {
  const ending = ENDINGS[format];
  const [only] = routes;
  if (routes.length === 1) {
    const body = await bytesOf(only!.content);
    return { name: `${fileName(only!.name)}.${ending}`, mediaType: MEDIA_TYPES[format], body, disposition: 'attachment' };
  }
  const taken = new Set<string>();
  const entries = async function* () {
    for (const { name, content } of routes) {
      yield { name: `${freeName(fileName(name), taken, FILE_NAME_MAX)}.${ending}`, content: [await bytesOf(content)] };
    }
  };
  return {
    name: `routes.${format}.zip`,
    mediaType: 'application/zip',
    body: Readable.from(zipStream(entries())),
    disposition: 'attachment',
  };
}
