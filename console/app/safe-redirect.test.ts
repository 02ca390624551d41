import { describe, expect, it } from 'vitest';
import { loginAddress, safeRedirect } from './safe-redirect.ts';

describe('where one goes after login', () => {
  it.each(['/department', '/department?q=a&page=2', '/device/rtk/7#log'])('back to %s', (address) => {
    expect(safeRedirect(address, '/home')).toBe(address);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/home',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'department',
    '',
    null,
    undefined,
  ])('never to another site: %j', (address) => {
    expect(safeRedirect(address, '/home')).toBe('/home');
  });

  it('never back to the login page itself, which would go round in a circle', () => {
    expect(safeRedirect('/login?redirect=/login', '/home')).toBe('/home');
    expect(safeRedirect('/login-help', '/home')).toBe('/login-help');
  });

  it('survives the way through the address', () => {
    const wanted = '/department?q=研发 & test&page=2';
    const back = new URLSearchParams(loginAddress(wanted).split('?')[1]).get('redirect');
    expect(back).toBe(wanted);
  });
});
