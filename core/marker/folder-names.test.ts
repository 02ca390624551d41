import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folderNames } from './folder-names.ts';
import { MARKER_FOLDER_MAX, NEW_STYLE, type DrawnMarker } from './marker.ts';
import { markerKmlWriter } from './marker-kml.ts';
import { readMarkerKml } from './read-marker-kml.ts';

const named = (...paths: string[][]) => {
  const names = folderNames(paths, MARKER_FOLDER_MAX);
  return { names: paths.map(names.of), nested: names.nested, renamed: names.renamed };
};

describe('folders of a file', () => {
  test('are called by their path', () => {
    expect(named(['North plant', 'Photos'], ['South', 'Photos'], ['South'], [], ['South', 'Photos'])).toEqual({
      names: ['North plant / Photos', 'South / Photos', 'South', '', 'South / Photos'],
      nested: 2,
      renamed: 0,
    });
  });

  test('lose their outer parts where the path is too long, and are numbered where two would be called the same', () => {
    const [long, other] = ['n'.repeat(28), 'm'.repeat(28)];
    expect(named([long, 'Photos'], [other, 'Photos'], ['Photos'], [other, 'Year', 'Photos'])).toEqual({
      names: ['Photos 2', 'Photos 3', 'Photos', 'Year / Photos'],
      nested: 0,
      renamed: 3,
    });
    expect(named([`${'n'.repeat(30)} east`], [`${'n'.repeat(30)} west`])).toEqual({
      names: ['n'.repeat(30), `${'n'.repeat(28)} 2`],
      nested: 0,
      renamed: 2,
    });
  });

  test('keep a name that is like the path of others', () => {
    expect(named(['A', 'B'], ['A / B'])).toEqual({ names: ['A / B 2', 'A / B'], nested: 0, renamed: 1 });
  });

  const part = fc
    .oneof(fc.constantFrom('A', 'a', 'B', 'A / B', 'B 2', 'n'.repeat(30), 'n'.repeat(31), 'n'.repeat(40)), fc.string({ minLength: 1 }))
    .map((text) => text.trim())
    .filter((text) => text !== '');

  test('are as many as they were, each within the bound, and counted', () => {
    fc.assert(
      fc.property(fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 20 }), (paths) => {
        const { names, nested, renamed } = named(...paths);
        const pathOf = new Map<string, string>();
        names.forEach((name, index) => {
          const path = JSON.stringify(paths[index]);
          expect(pathOf.get(name) ?? path, 'two folders have become one').toBe(path);
          pathOf.set(name, path);
          expect([...name].length).toBeLessThanOrEqual(MARKER_FOLDER_MAX);
          expect(name === '').toBe(paths[index]!.length === 0);
        });
        expect(pathOf.size).toBe(new Set(paths.map((path) => JSON.stringify(path))).size);
        const changed = [...pathOf].filter(([name, path]) => name !== '' && path !== JSON.stringify([name]));
        expect(nested + renamed).toBe(changed.length);
      }),
    );
  });

  test('come back from our own file as they were, whatever they are called', () => {
    const own = part.filter((name) => [...name].length <= MARKER_FOLDER_MAX).map((name) => name.normalize('NFC'));
    fc.assert(
      fc.property(fc.array(fc.oneof(own, fc.constant('')), { minLength: 1, maxLength: 12 }), (folders) => {
        const markers = folders.map((folder): DrawnMarker => ({
          ...{ kind: 'point', name: 'Gate', remarks: '', points: [{ latitude: 50, longitude: 10 }], altitude: null, ...NEW_STYLE },
          folder,
        }));
        const writer = markerKmlWriter('Markers');
        const file = readMarkerKml(writer.begin() + writer.add(markers) + writer.end());
        expect(file.markers.map(({ folder }) => folder)).toEqual(folders);
        expect([file.nestedFolders, file.renamedFolders]).toEqual([0, 0]);
      }),
    );
  });
});
