import { describe, expect, it } from 'vitest';
import { addressOf, afterClosing, changeTags, closesAny, CLOSINGS, type Tag } from './tags.ts';

const tag = (path: string, given: Partial<Tag> = {}): Tag => ({
  path,
  search: '',
  screen: path.slice(1),
  pinned: false,
  affix: false,
  ...given,
});
const HOME = tag('/home', { affix: true });
const TAGS = [HOME, tag('/a'), tag('/b'), tag('/c')];
const pathsAfter = (tags: Tag[], ...action: Parameters<typeof changeTags>[1][]) =>
  action.reduce<Tag[]>(changeTags, tags).map(({ path }) => path);

describe('visiting', () => {
  it('adds a tag at the end', () => {
    expect(pathsAfter(TAGS, { kind: 'visit', tag: { path: '/d', search: '', screen: 'd' } })).toEqual(['/home', '/a', '/b', '/c', '/d']);
  });

  it('keeps one tag per path and remembers its last query', () => {
    const tags = changeTags(TAGS, { kind: 'visit', tag: { path: '/a', search: 'q=1', screen: 'a' } });
    expect(tags).toHaveLength(TAGS.length);
    expect(addressOf(tags[1]!)).toBe('/a?q=1');
  });

  it('changes nothing when nothing is new, so that nothing is drawn again', () => {
    expect(changeTags(TAGS, { kind: 'visit', tag: { path: '/a', search: '', screen: 'a' } })).toBe(TAGS);
  });

  it('names what is shown, and keeps that over another query', () => {
    const named = changeTags(TAGS, { kind: 'name', path: '/a', name: 'Flight 7' });
    expect(named.map(({ name }) => name)).toEqual([undefined, 'Flight 7', undefined, undefined]);
    expect(changeTags(named, { kind: 'visit', tag: { path: '/a', search: 'q=1', screen: 'a' } })[1]?.name).toBe('Flight 7');
    expect(changeTags(TAGS, { kind: 'name', path: '/gone', name: 'x' })).toEqual(TAGS);
  });

  it('moves with its page: what was new and is kept by now leaves no tag of a new one behind', () => {
    expect(pathsAfter(TAGS, { kind: 'move', path: '/b', to: '/b/7' })).toEqual(['/home', '/a', '/b/7', '/c']);
    expect(pathsAfter(TAGS, { kind: 'move', path: '/b', to: '/c' }), 'one page has one tag').toEqual(['/home', '/a', '/c']);
    const pinned = [HOME, tag('/b', { pinned: true })];
    expect(pathsAfter(pinned, { kind: 'move', path: '/b', to: '/b/7' })).toEqual(['/home', '/b']);
  });

  it('keeps one tag for all addresses of a page, with the one visited last, and of several from before the first', () => {
    const visited = { path: '/d', search: 'q=1', screen: 'a', aliases: ['/a', '/c'] };
    const tags = changeTags(changeTags(TAGS, { kind: 'pin', path: '/a' }), { kind: 'visit', tag: visited });
    expect(tags.map(({ path, pinned }) => [path, pinned])).toEqual([
      ['/home', false],
      ['/d', true],
      ['/b', false],
    ]);
    expect(changeTags(tags, { kind: 'visit', tag: visited })).toBe(tags);
  });

  it('puts what is always there first', () => {
    expect(pathsAfter([tag('/a')], { kind: 'visit', tag: { path: '/home', search: '', screen: 'home', affix: true } })).toEqual([
      '/home',
      '/a',
    ]);
  });
});

describe('closing', () => {
  it('takes one away', () => expect(pathsAfter(TAGS, { kind: 'close', path: '/b' })).toEqual(['/home', '/a', '/c']));
  it('takes the others away', () => expect(pathsAfter(TAGS, { kind: 'closeOthers', path: '/b' })).toEqual(['/home', '/b']));
  it('takes away what stands left', () => expect(pathsAfter(TAGS, { kind: 'closeLeft', path: '/b' })).toEqual(['/home', '/b', '/c']));
  it('takes away what stands right', () => expect(pathsAfter(TAGS, { kind: 'closeRight', path: '/a' })).toEqual(['/home', '/a']));
  it('takes all away but what is always there', () => expect(pathsAfter(TAGS, { kind: 'closeAll' })).toEqual(['/home']));
  it('never closes what is always there', () => expect(pathsAfter(TAGS, { kind: 'close', path: '/home' })).toContain('/home'));

  it('spares pinned tags until they are unpinned', () => {
    expect(pathsAfter(TAGS, { kind: 'pin', path: '/c' }, { kind: 'closeAll' })).toEqual(['/home', '/c']);
    expect(pathsAfter(TAGS, { kind: 'pin', path: '/c' }, { kind: 'close', path: '/c' })).toContain('/c');
    expect(pathsAfter(TAGS, { kind: 'pin', path: '/c' }, { kind: 'pin', path: '/c' }, { kind: 'closeAll' })).toEqual(['/home']);
  });

  it('moves a pinned tag behind those that are always there', () => {
    expect(pathsAfter(TAGS, { kind: 'pin', path: '/c' })).toEqual(['/home', '/c', '/a', '/b']);
  });

  it('is offered only where it closes something', () => {
    const closable = (path: string, tags: Tag[] = TAGS) => CLOSINGS.filter((kind) => closesAny(tags, { kind, path }));
    expect(closable('/home')).toEqual(['closeOthers', 'closeRight', 'closeAll']);
    expect(closable('/c')).toEqual(['close', 'closeOthers', 'closeLeft', 'closeAll']);
    expect(closable('/c', [HOME, tag('/c', { pinned: true })])).toEqual([]);
  });

  it('goes to the last tag when the one looked at is gone, and nowhere otherwise', () => {
    const left = changeTags(TAGS, { kind: 'close', path: '/a' });
    expect(afterClosing(left, '/a', '/home')).toBe('/c');
    expect(afterClosing(left, '/b', '/home')).toBeUndefined();
    expect(afterClosing([], '/a', '/home')).toBe('/home');
  });
});
