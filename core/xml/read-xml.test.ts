import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BrokenXml, childOf, readXml, textOf } from './read-xml.ts';

test('elements, attributes, text, CDATA, comments and the five entities are read', () => {
  const root = readXml(
    `<?xml version="1.0"?><!-- < --><k:kml xmlns:k="x" a='1 > 0'><name>A &amp; B &#x416;&#36; <![CDATA[<b>]]></name><empty/></k:kml>`,
  );
  expect([root.name, root.attributes.get('a'), textOf(root, 'name')]).toEqual(['kml', '1 > 0', 'A & B Ж$ <b>']);
  expect(childOf(root, 'empty')?.children).toEqual([]);
});

test.each([
  ['entities of its own', '<!DOCTYPE k [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><k>&b;</k>'],
  ['a file of somebody else', '<!DOCTYPE k [<!ENTITY x SYSTEM "file:///etc/passwd">]><k>&x;</k>'],
  ['an entity nobody knows', '<k>&lol9;</k>'],
  ['an entity named like a property of every object', '<k>&toString;</k>'],
  ['an attribute without a value', '<k a/>'],
  ['a cut end', '<k><a>'],
  ['a wrong end', '<k><a></k></a>'],
  ['two roots', '<a/><b/>'],
  ['text only', 'hello'],
  ['nothing', ''],
  ['a thousand levels', '<a>'.repeat(1_000) + '</a>'.repeat(1_000)],
  ['a tag that never ends', `<k a="${'x'.repeat(1_000)}`],
])('%s is refused', (_, text) => {
  expect(() => readXml(text)).toThrow(BrokenXml);
});

test('whatever comes, it is read or refused, and soon', () => {
  const sign = fc.constantFrom('<', '>', '/', '!', '-', '[', ']', '?', '&', ';', '"', "'", '=', 'a', 'k', ' ', '#', 'x', '0');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 200 }), (signs) => {
      try {
        readXml(signs.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenXml);
      }
    }),
  );
});

test.each([
  ['a name', (length: number) => `<k ${'a'.repeat(length)}/>`],
  ['many names', (length: number) => `<k ${'a '.repeat(length / 2)}/>`],
  ['blanks', (length: number) => `<k a${' '.repeat(length)}/>`],
  ['attributes', (length: number) => `<k ${'a="" '.repeat(length / 5)}/>`],
  ['values', (length: number) => `<k a="${'a='.repeat(length / 2)}"/>`],
])('a tag of two megabytes of %s is looked through once', (_, tag) => {
  const refusedOrRead = (text: string) => {
    try {
      return readXml(text).name;
    } catch (error) {
      return error instanceof BrokenXml ? 'refused' : error;
    }
  };
  expect(['k', 'refused']).toContain(refusedOrRead(tag(2_000_000)));
});
