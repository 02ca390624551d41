import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { joinRoutes } from '@skyhelm/core/plan/file/join-routes';
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
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '_');

/** One route as it is, several as one file where the format holds more than one, or else as an archive of files. */
export async function fileAnswer(format: RouteFileFormat, routes: readonly NamedContent[]): Promise<FileAnswer> {
  const ending = ENDINGS[format];
  const asFile = async (name: string, content: FileContent): Promise<FileAnswer> => ({
    name: `${name}.${ending}`,
    mediaType: MEDIA_TYPES[format],
    body: await bytesOf(content),
    disposition: 'attachment',
  });
  if (routes.length === 1) return asFile(fileName(routes[0]!.name), routes[0]!.content);
  const joined = joinRoutes(
    format,
    routes.map(({ content }) => content),
  );
  if (joined) return asFile('routes', joined);
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
