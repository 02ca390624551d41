import { describe, expect, it } from 'vitest';
import { fillPath } from './call-address.ts';

describe('the address of a call', () => {
  it('takes its parameters out of the input', () => {
    expect(fillPath('/file/:id', { id: '7', size: 2 })).toEqual({ path: '/file/7', rest: { size: 2 } });
  });

  it('escapes what could lead elsewhere', () => {
    expect(fillPath('/file/:id', { id: '../login?x' }).path).toBe('/file/..%2Flogin%3Fx');
  });
});
