import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenXml } from '../xml/read-xml.ts';
import { markerKmlWriter } from './marker-kml.ts';
import {
  ARROW_DIRECTIONS,
  ARROW_POSITIONS,
  LINE_STYLES,
  LINE_WIDTH,
  MARKER_FOLDER_MAX,
  MARKER_ICONS,
  NEW_STYLE,
  TRANSPARENCY,
  type DrawnMarker,
  type MarkerKind,
} from './marker.ts';
import { readMarkerKml, type DraftMarker } from './read-marker-kml.ts';

const text = (maxLength: number, minLength = 0) =>
  fc.string({ unit: 'grapheme', maxLength, minLength }).map((value) => value.normalize('NFC').trim());
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
const place = fc.record({ longitude: degrees(180), latitude: degrees(90) });
const COUNTS: Record<MarkerKind, [number, number]> = { point: [1, 1], line: [2, 8], polygon: [3, 8] };

const drawn = fc.constantFrom<MarkerKind>('point', 'line', 'polygon').chain((kind): fc.Arbitrary<DrawnMarker> =>
  fc.record({
    kind: fc.constant(kind),
    name: text(20, 1).filter((name) => name !== ''),
    remarks: fc.oneof(text(60), fc.constantFrom('<b>bold</b> & "quoted"', 'two\nlines', ']]>')),
    folder: fc.oneof(text(10), text(30)).filter((folder) => [...folder].length <= MARKER_FOLDER_MAX),
    points: fc
      .array(place, { minLength: COUNTS[kind][0], maxLength: COUNTS[kind][1] })
      // A ring that ends where it began is a ring of one corner less, in every file.
      .filter(([first, ...rest]) => rest.length === 0 || JSON.stringify(first) !== JSON.stringify(rest.at(-1))),
    altitude: fc.option(fc.double({ min: -1_000, max: 9_999, noNaN: true }).map((value) => value + 0)),
    colour: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    icon: fc.constantFrom(...MARKER_ICONS),
    lineStyle: fc.constantFrom(...LINE_STYLES),
    width: fc.integer(LINE_WIDTH),
    transparency: fc.integer(TRANSPARENCY),
    arrowPosition: fc.constantFrom(...ARROW_POSITIONS),
    arrowDirection: fc.constantFrom(...ARROW_DIRECTIONS),
  }),
);

function written(markers: readonly DrawnMarker[]): string {
  const writer = markerKmlWriter('Markers & more');
  return writer.begin() + markers.map((marker) => writer.add([marker])).join('') + writer.end();
}
const kml = (inside: string) => `<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const POINT = '<Point><coordinates>10,50</coordinates></Point>';

test('what is exported and imported again is the same in every field', () => {
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 6 }), (markers) => {
      const { markers: read, skipped } = readMarkerKml(written(markers));
      expect(skipped).toBe(0);
      const plain = { hasHoles: false, hasOtherHeight: false, hasManyHeights: false, hasOtherFill: false, hasOtherOpacity: false };
      expect(read).toEqual(markers.map((marker) => ({ ...marker, ...plain })));
    }),
  );
});

describe('a file of other software', () => {
  test('brings its colours along, shared by name or by a map of styles', () => {
    const { markers } = readMarkerKml(
      kml(`
        <Style id="red"><IconStyle><color>ff0000ff</color></IconStyle><LineStyle><color>7f0000ff</color><width>2.6</width></LineStyle></Style>
        <StyleMap id="map"><Pair><key>highlight</key><styleUrl>#other</styleUrl></Pair><Pair><key>normal</key><styleUrl>#red</styleUrl></Pair></StyleMap>
        <StyleMap id="loop"><Pair><key>normal</key><styleUrl>#loop</styleUrl></Pair></StyleMap>
        <Folder><name>North</name><Folder><name>Farm</name>
          <Placemark><name>A</name><styleUrl>#red</styleUrl>${POINT}</Placemark>
          <Placemark><name>B</name><styleUrl>#map</styleUrl><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>
        </Folder></Folder>
        <Placemark><name>C</name><styleUrl>#loop</styleUrl>${POINT}</Placemark>`),
    );
    expect(markers).toMatchObject([
      { name: 'A', folder: 'North / Farm', kind: 'point', colour: '#ff0000', transparency: 0 },
      { name: 'B', folder: 'North / Farm', kind: 'line', colour: '#ff0000', transparency: 50, width: 3 },
      { name: 'C', folder: '', ...NEW_STYLE },
    ]);
  });

  test('is read without its pages, its tracks and the height of nought', () => {
    const { markers, skipped } = readMarkerKml(
      kml(`
        <Placemark><name>Page</name><description><![CDATA[<b>Big</b> tree]]></description><Point><coordinates>10,50,0</coordinates></Point></Placemark>
        <Placemark><name>High</name><Point><altitudeMode>absolute</altitudeMode><coordinates>10,50,0</coordinates></Point></Placemark>
        <Placemark><name>Track</name><gx:Track xmlns:gx="x"><gx:coord>1 2 3</gx:coord></gx:Track></Placemark>
        <Placemark><name>Parts</name><MultiGeometry>${POINT}<LineString><coordinates>1,2,7 3,4</coordinates></LineString></MultiGeometry></Placemark>`),
    );
    expect(skipped).toBe(1);
    expect(markers.map(({ name, kind, altitude }) => [name, kind, altitude])).toEqual([
      ['Page', 'point', null],
      ['High', 'point', 0],
      ['Parts', 'point', null],
      ['Parts', 'line', null],
    ]);
    expect(markers[0]!.remarks.trim()).toBe('Big  tree');
  });

  test('has a height only where it counts from the sea, and says where it is lost', () => {
    const line = (mode: string, places: string) =>
      `<Placemark><LineString>${mode && `<altitudeMode>${mode}</altitudeMode>`}<coordinates>${places}</coordinates></LineString></Placemark>`;
    const read = (mode: string, places: string) => {
      const [{ altitude, hasOtherHeight, hasManyHeights }] = readMarkerKml(kml(line(mode, places))).markers as [DraftMarker];
      return [altitude, hasOtherHeight, hasManyHeights];
    };
    expect(read('absolute', '1,2,430 3,4,430')).toEqual([430, false, false]);
    expect(read('absolute', '1,2,430 3,4,440')).toEqual([430, false, true]);
    expect(read('relativeToGround', '1,2,30 3,4,30')).toEqual([null, true, false]);
    expect(read('clampToGround', '1,2,30 3,4,30')).toEqual([null, true, false]);
    expect(read('', '1,2,30 3,4,30')).toEqual([null, true, false]);
    expect(read('', '1,2,0 3,4,0')).toEqual([null, false, false]);
  });

  test('has the colour of its border all over an area, and says where the one inside is lost', () => {
    const ring = '<outerBoundaryIs><LinearRing><coordinates>1,2 3,4 5,2 1,2</coordinates></LinearRing></outerBoundaryIs>';
    const area = `<Polygon>${ring}</Polygon>`;
    const read = (style: string, geometry = area) => {
      const [{ colour, hasOtherFill }] = readMarkerKml(kml(`<Placemark><Style>${style}</Style>${geometry}</Placemark>`)).markers as [
        DraftMarker,
      ];
      return [colour, hasOtherFill];
    };
    const [red, pale, green] = [
      '<LineStyle><color>ff0000ff</color></LineStyle>',
      '<PolyStyle><color>400000ff</color></PolyStyle>',
      '<PolyStyle><color>ff00ff00</color></PolyStyle>',
    ];
    expect(read(red + green)).toEqual(['#ff0000', true]);
    expect(read(red + pale)).toEqual(['#ff0000', false]);
    expect(read(red)).toEqual(['#ff0000', false]);
    expect(read(green)).toEqual(['#00ff00', false]);
    expect(read(red + green.replace('</PolyStyle>', '<fill>0</fill></PolyStyle>')), 'nothing to be seen inside').toEqual([
      '#ff0000',
      false,
    ]);
    expect(read(red + green, '<LineString><coordinates>1,2 3,4</coordinates></LineString>')).toEqual(['#ff0000', false]);
  });

  test('says where an area is filled more or less opaquely than it is exported again', () => {
    const ring = '<outerBoundaryIs><LinearRing><coordinates>1,2 3,4 5,2 1,2</coordinates></LinearRing></outerBoundaryIs>';
    const opacity = fc.integer({ min: 26, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    const read = (style: string, geometry = `<Polygon>${ring}</Polygon>`) =>
      readMarkerKml(kml(`<Placemark><Style>${style}</Style>${geometry}</Placemark>`)).markers[0]!;
    const line = (value: string) => `<LineStyle><color>${value}0000ff</color></LineStyle>`;
    const inside = (value: string) => `<PolyStyle><color>${value}00ff00</color></PolyStyle>`;
    const percent = (value: string) => Math.round((Number.parseInt(value, 16) * 100) / 255);
    fc.assert(
      fc.property(fc.option(opacity), opacity, (border, fill) => {
        const { hasOtherOpacity, ...marker } = read((border === null ? '' : line(border)) + inside(fill));
        const [, exported] = /<PolyStyle><color>(..)/.exec(written([marker]))!;
        expect(hasOtherOpacity).toBe(percent(exported!) !== percent(fill));
      }),
    );
    expect(read(line('ff') + inside('80')).hasOtherOpacity, 'half of it became a quarter').toBe(true);
    expect(read(line('ff') + inside('40')).hasOtherOpacity).toBe(false);
    expect(read(line('ff') + '<PolyStyle><fill>0</fill></PolyStyle>').hasOtherOpacity, 'not filled at all').toBe(true);
    expect(read(line('ff')).hasOtherOpacity, 'nothing is said of it').toBe(false);
    expect(read(line('ff') + inside('80'), '<LineString><coordinates>1,2 3,4</coordinates></LineString>').hasOtherOpacity).toBe(false);
  });

  test('is read as fast as it is long, whatever stands in its descriptions', () => {
    const long = '<'.repeat(2_000_000);
    const { markers } = readMarkerKml(kml(`<Placemark><description><![CDATA[${long}b>]]></description>${POINT}</Placemark>`));
    expect(markers.map(({ remarks }) => remarks)).toEqual([long.slice(1)]);
  });

  test('with entities of its own is none', () => {
    expect(() => readMarkerKml('<!DOCTYPE kml [<!ENTITY a "aaaa">]><kml>&a;</kml>')).toThrow(BrokenXml);
  });

  test('may hold anything where this product keeps its own', () => {
    const data = (value: string) => `<ExtendedData><Data name="skyhelm"><value>${value}</value></Data></ExtendedData>`;
    const { markers } = readMarkerKml(
      kml(['[', 'null', '{"icon":"bomb","lineStyle":"dotted"}'].map((value) => `<Placemark>${data(value)}${POINT}</Placemark>`).join('')),
    );
    expect(markers).toMatchObject([NEW_STYLE, NEW_STYLE, { ...NEW_STYLE, lineStyle: 'dotted' }]);
  });
});
