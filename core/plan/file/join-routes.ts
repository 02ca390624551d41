import { GPX_FRAME } from './gpx/gpx.ts';
import { KML_FRAME } from './kml/kml.ts';
import { JOINING_FORMATS, type FileContent, type RouteFileFormat } from './route-file.ts';

/** What stands around a route in files that may hold several. */
export interface Frame {
  open: string;
  close: string;
}

const FRAMES: Record<(typeof JOINING_FORMATS)[number], Frame> = { kml: KML_FRAME, kmz: KML_FRAME, gpx: GPX_FRAME };

const inside = (text: string, { open, close }: Frame): string => text.slice(open.length, text.length - close.length);

/** Several routes as one file, for formats that hold more than one; nothing for the others. */
export function joinRoutes(format: RouteFileFormat, contents: readonly FileContent[]): FileContent | undefined {
  const joining = JOINING_FORMATS.find((one) => one === format);
  if (!joining) return undefined;
  const frame = FRAMES[joining];
  const text = (content: FileContent) => (typeof content === 'string' ? content : content[0]!.text);
  const joined = frame.open + contents.map((content) => inside(text(content), frame)).join('') + frame.close;
  return format === 'kmz' ? [{ name: 'doc.kml', text: joined }] : joined;
}
