import { describe, expect, it } from 'vitest';
import { withoutAccessKey } from './access-key.ts';

const strip = (path: string) => withoutAccessKey(new URL(path, 'https://console.example'));

describe('an access key in the address', () => {
  it('is taken out, and the rest stays as it was', () => {
    expect(strip('/tta?q=1&AK=secret&page=2#map')).toEqual({ accessKey: 'secret', rest: '/tta?q=1&page=2#map' });
  });

  it('is taken out from behind the # as well, where no server on the way sees it', () => {
    expect(strip('/tta?q=1#AK=secret')).toEqual({ accessKey: 'secret', rest: '/tta?q=1' });
    expect(strip('/tta?AK=one#ak=two')).toEqual({ accessKey: 'two', rest: '/tta' });
    expect(strip('/tta#BREAK=1')).toEqual({ accessKey: undefined, rest: '/tta#BREAK=1' });
  });

  it('is taken out from among others behind the #, which stay as they were', () => {
    expect(strip('/tta#x=1&AK=secret&map')).toEqual({ accessKey: 'secret', rest: '/tta#x=1&map' });
    expect(strip('/tta#AK=secret&x=%41')).toEqual({ accessKey: 'secret', rest: '/tta#x=%41' });
    expect(strip('/tta#AK=one&AK=two').rest).toBe('/tta');
    expect(strip('/tta#map&grid')).toEqual({ accessKey: undefined, rest: '/tta#map&grid' });
  });

  it('is taken out though it is written wrongly', () => {
    expect(strip('/tta#AK=se%')).toEqual({ accessKey: 'se%', rest: '/tta' });
    expect(strip('/tta#AK=se%63ret')).toEqual({ accessKey: 'secret', rest: '/tta' });
  });

  it('is found however its name is written', () => {
    expect(strip('/tta?ak=secret')).toEqual({ accessKey: 'secret', rest: '/tta' });
  });

  it('leaves no copy behind when it stands there twice', () => {
    expect(strip('/?AK=one&AK=two').rest).toBe('/');
  });

  it('is none when it is empty or absent', () => {
    expect(strip('/home?break=1').accessKey).toBeUndefined();
    expect(strip('/home?AK=')).toEqual({ accessKey: undefined, rest: '/home' });
  });
});
