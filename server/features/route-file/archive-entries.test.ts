import { describe, expect, test } from 'vitest';
import { entriesOf } from './archive-entries.ts';

describe('what of an archive is read', () => {
  test.each<[string, string[], [path: string, name: string][]]>([
    ['a globe and its pictures', ['doc.kml', 'files/tree.png'], [['doc.kml', 'all.kmz']]],
    ['a template that DJI does not fly by', ['wpmz/template.kml', 'wpmz/waylines.wpml'], [['wpmz/waylines.wpml', 'all.kmz']]],
    ['a template alone', ['wpmz/template.kml', 'wpmz/res/a.jpg'], [['wpmz/template.kml', 'all.kmz']]],
    [
      'what macOS adds',
      ['doc.kml', '__MACOSX/._doc.kml', '__MACOSX/wpmz/waylines.wpml', '.Trash.kml', 'a/._b.gpx'],
      [['doc.kml', 'all.kmz']],
    ],
    [
      'folders of DJI, each with its template',
      ['A/wpmz/template.kml', 'A/wpmz/waylines.wpml', 'B/wpmz/waylines.wpml', 'C/wpmz/template.kml', 'wpmz/waylines.wpml'],
      [
        ['A/wpmz/waylines.wpml', 'A.kmz'],
        ['B/wpmz/waylines.wpml', 'B.kmz'],
        ['C/wpmz/template.kml', 'C.kmz'],
        ['wpmz/waylines.wpml', 'all.kmz'],
      ],
    ],
    [
      'documents beside others, archives included',
      ['doc.kml', 'b.KML', 'c.waypoints', 'd/e.zip', 'readme.txt', 'x.kml/'],
      [
        ['doc.kml', 'doc.kml'],
        ['b.KML', 'b.KML'],
        ['c.waypoints', 'c.waypoints'],
        ['d/e.zip', 'd/e.zip'],
      ],
    ],
    ['a file that is no document', ['north.waypoints'], [['north.waypoints', 'north.waypoints']]],
  ])('%s', (_, paths, read) => {
    expect(entriesOf(paths, 'all.kmz').map(({ path, name }) => [path, name])).toEqual(read);
  });
});
