import type { Screen } from '@skyhelm/contract/screens';
import { describe, expect, it } from 'vitest';
import { decide, follow, type Visit } from './guard.ts';

const CATALOGUE: Screen[] = [
  { key: 'home', paths: ['/home'], title: 'home' },
  { key: 'department', paths: ['/department'], title: 'department', permission: 'department:query' },
];
const visit = (path: string, given: Partial<Visit> = {}): Visit => ({
  path,
  search: '',
  edition: 'enterprise',
  who: 'somebody',
  catalogue: CATALOGUE,
  routes: [{ screen: CATALOGUE[0]!, path: '/home' }],
  ...given,
});

describe('the guard', () => {
  it('sends whoever is unknown to the login page, and says where they wanted to go', () => {
    expect(decide(visit('/department', { who: 'nobody', search: 'q=a&page=2' }))).toEqual({
      kind: 'go',
      to: '/login?redirect=%2Fdepartment%3Fq%3Da%26page%3D2',
    });
  });

  it('waits while it is not known who somebody is, except on public pages', () => {
    expect(decide(visit('/home', { who: 'asking' }))).toEqual({ kind: 'wait' });
    expect(decide(visit('/download-app', { who: 'asking' }))).toEqual({ kind: 'page', page: 'downloadApp' });
    expect(decide(visit('/login', { who: 'asking' }))).toEqual({ kind: 'page', page: 'login' });
  });

  it('leaves the login page behind once somebody is known', () => {
    expect(decide(visit('/login', { search: 'redirect=%2Fdepartment' }))).toEqual({ kind: 'go', to: '/department' });
    expect(decide(visit('/login', { search: 'redirect=https%3A%2F%2Fevil.example' }))).toEqual({ kind: 'go', to: '/home' });
  });

  it('tells a screen that is not permitted from one that does not exist', () => {
    expect(decide(visit('/department'))).toEqual({ kind: 'go', to: '/401' });
    expect(decide(visit('/nowhere'))).toEqual({ kind: 'go', to: '/404' });
  });

  it('opens the entry of the edition', () => {
    expect(decide(visit('/'))).toEqual({ kind: 'go', to: '/home' });
    expect(decide(visit('/', { edition: 'personal', who: 'nobody' }))).toEqual({ kind: 'go', to: '/tta' });
    expect(decide(visit('/tta', { edition: 'personal', who: 'nobody' }))).toEqual({ kind: 'page', page: 'entry' });
    expect(decide(visit('/tta', { edition: 'personal' }))).toEqual({ kind: 'page', page: 'entry' });
    const station: Screen = { key: 'tta', paths: ['/tta'], title: 'tta', permission: 'device:query' };
    const routes = [{ screen: station, path: '/tta' }];
    expect(decide(visit('/tta', { edition: 'personal', routes }))).toMatchObject({ kind: 'screen' });
    expect(decide(visit('/admin'))).toEqual({ kind: 'go', to: '/admin/ground-station-config' });
    expect(decide(visit('/tta', { who: 'nobody' }))).toEqual({ kind: 'go', to: '/login?redirect=%2Ftta' });
  });

  it('loads a page anew through /redirect, and only one of ours', () => {
    expect(decide(visit('/redirect/department', { search: 'q=1' }))).toEqual({ kind: 'go', to: '/department?q=1', afresh: true });
    expect(decide(visit('/redirect//evil.example'))).toEqual({ kind: 'go', to: '/home', afresh: true });
  });

  it('follows redirections to their end before anything is shown', () => {
    expect(follow(visit('/', { who: 'nobody' }))).toMatchObject({
      decision: { kind: 'page', page: 'login' },
      moved: '/login?redirect=%2Fhome',
    });
    expect(follow(visit('/redirect/home'))).toMatchObject({ decision: { kind: 'screen' }, moved: '/home', afresh: true });
    expect(follow(visit('/home')).moved).toBeUndefined();
  });
});
