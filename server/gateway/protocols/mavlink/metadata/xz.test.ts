import { describe, expect, test } from 'vitest';
import { unpackXz } from './xz.ts';

/** Packed by xz itself, with different settings and checks. */
const LINES =
  '/Td6WFoAAATm1rRGAgAhARwAAAAQz1jM4FNTB6ldAD2IicZUNsMXT+TkWw9xPQOV3rBNJYlbxmNwS3UiL3gOwNuLdyK0XpAev1KJnY8f/9mGAkBHdMZFte91' +
  'xJUvou3MIe7MLjA+29dPzf235My1ufVZE4E9JpZOXccJLyME2gx/ixYjBPiECvspLq1hgAbtYX1G6g8tAe604SPs3nIo4XvlyGBPqYqNXehp1+NHr4sAps3C' +
  'jffEoeatSUc5E3LBwDiU0XVmWnage6im00C4mOGJkoKeuTDq0I7ikE9hAuWzr7pCoPvVvh0OS4vGN9d5wcpIkttZoybb5X4YwNuCcf3U0kvQJTFwBoO7tMJp' +
  'SmKlgwg3lCf5JMHUEqd4kGxmRnLttQjzImUtFFKCd1TAq2l0f5EABDv/M7HJKHP0TfunvwfMzevx2bgKA9zBZ20Rp6Mc7aa7SANaSIXfPDDBQwVHaR+6hF5s' +
  'Z88VDDsVy2FimAPSXChmVdoavH0jLwBQoP/Zr+sI9nDdo/dl6qMghkL4w5A0QUtj/JsmmEMYAu1WlhxubR1JSiKCjltewh+XGJIXUCPCDaSOkREjIqd2LE1y' +
  'gbO6hnUZ4nRNktCz9QHp4Do3ZlRlmmHiDpNg7FDIOasNx2iXX20kWnGoREi29q+596CdP156LCuKTFOeGCZMvwfMZ4cfMssyqTqoj57seOxZYc353zWjszsn' +
  'v0cbfFoE7aNRcRq+sP3aWRAbvOY7jMzZ/sDxfPWCpDhiRJ5Vk42NNOAAIZERY8+wUzbEoo1LNcN9ienxXrtuRdRBW2+/rWnE0f54G0wYF9nE6OvN3k6z4ojD' +
  '0dGmta32CXnO+SYM+LldWo/CgV00M9qAZpRjgFZuW1Z0z5nBVOhew3X/4emC2I3912joUSJcu9l8khAhRaam1Yb4/VOJQ+1qBIrif1J+qcec2X70fEqu80Mr' +
  'c7uzpXtuzNNBQQk3Pua3wnTnRBQ4pPlLg2y7Z4PTcu4dZ4hI6hvWzybuyslegGBJIlPqes+zmktJOnngOlDNf2zlyjYk1uvuHxxcMC/MKQ/lrYYOkslWPsO7' +
  'vnhlsMcyqVEzlb5mflTBB4PxuzeK2A4cPzg87hsqy4bDetch7IIr/t16ElwgrnIQBQ7XX84IRA5g5RI9y0wHn5MDnnRTRcnNo5RQ46SkPniAqyV7Zz4y4AsZ' +
  '5Z2HmRHvU764B2mVzu8ZLqWZAL2ynwgXpRGUEC5yo1gzRSFsP2XRJZfeJrtZUBJjFtKG222AuaRh9CIMdZ75QM5qsPCUqn7gFI4P/ngfEnf1ryia2vHWmsND' +
  'clz9BRZxBP4Sn3sEFezrcWhxQ3qokJgxcJcQgB/Nk8/GCiShyIb580cCF9Ogb7k7YDxvv9zmHh60C992J0vCTg6kE+TxWexhh0j/ziwI92mb1BhrKmX/jOax' +
  '5dzcZGrYhvJgiunrg6IL53ImooDg0KRzrHixwOD3JsTZShKtA+7XES8yTkl/wyO/M3Kkj72e7cUc1DCcGMSgZ4WWaRTGgUkxbianY3RD1HeM3gL0ZIWb562V' +
  'Cfqxv6PIQEiVvnJVgN6KEnE+FE9wA829kuXjv4x39P256+1uMGYxpIsv9CorjHMWOCTsjjgu7dkbjmfOC2ANl0G2NzhVErd5GQ4DPocZzmvrXdpbr5d/jpcM' +
  'DcTIVUjCLWDzSzuqaI/YmYnJ1FX5QAJRFmF1RvOZI5GGAF2EJd5GmOrjkzsWfBuwG5iDF3htninc/QKMYqlSHxsO2wY2B/fnHuX+PhdifLAzYMCkaEeyU0sd' +
  'WW8CXaJctdpfYqmA6hugivYfOxD2JAhnN6OgkmYrWny0snHvbGShynXG/DT9fVJT7e4QEeKCk+/2UTefoT2mk95/+CiA8848Sb3dc5o4mxh+itocXCWJw5lk' +
  '2kH8E29lV3orkWqfeEJM8BkBUd+s7LkcvZTC9szZrEbZjeBAod18RtEMtOyArwM6g/zTpwBdLyu6uZyCckSJubxpQY+SKh/3kk6mJWK4s37efwY9ES+2VFbt' +
  'dJ/a9NdXUg6P4FqIXuyoKqMb6+qF/qgNrDBLPzhwWIhtbplUqlcRIOBCa8V7VsAgLS2DKgCuDawNK3ojh4g9DidMs/kcoWqT/AE5CQaON37irWfOumWY60wc' +
  '54T8pd9kjg4ee1pJJI3QwuOUwRQ2K86lQkcOoNvd6HaEw/w6eMoLcviHTEAOf7ofdMIoKU0SxRHH2c52N9Lx5noqIIj3AzDClsaPS50u185A8BPCFAC8R/V7' +
  'ymKoJrdfe6+h+3dYKpeEos/1RjpDzKLzZXeUjjig9WBJyWYOjl/MEsjQmKawM3BbutTwy/9w3Y9wSHHDRvioarbTq3YRera+ru6RxACNnoiD4O2RtHn3hwo8' +
  'SnkUY+Sb57ljWixcg5usct74GdQs8z0rL8gQo3N+kefB/czGjRuyyijf/pAazSagNRzQzhFkIs2YYcSURKlrJssYEsrzSubHUZdQ1Z7AnpJ1UE3qfpbXYb9L' +
  'dcvOcWh95FDCwxNs2uXUjAmSbH0s9T7X3slS0ezJDRXLr6jjl5NS4i7hxRs5/KOQzVVRMiRD09US3ahReBhVz/P+uonV00twuzwcOwuN32mcz/S+xl/lEde9' +
  'WKWssENFGUNoduYAAAAAAPRCoDoEPbT3AAHFD9SmAQBW8vhtscRn+wIAAAAABFla';
const NOISE =
  '/Td6WFoAAAFpIt42AgAhARYAAAB0L+WjAQJX3ARlqh+tHVra5awbHl8TcHls/RD/Ga9gHQSstB0CK0Z4czry31+utwhZ0e45EMtIlbXMiSkR/wa2Yi7fPPk1' +
  '/UuUKMoJfESzAl6WX7PqbazULYFuaa/g5odMnATn0jZdLGDJ6vR59oag65Mm5GIS1Q3Ls3cVamo6aLqO23QIRp7zzrMK+NDdaLv4X/ok8tL8GIf7XIe6tDgy' +
  'pZsbPRB893jWf+Jt+BGRKX6TlcsSxVfOWvHUFhjXGbwEW36ZZfGilHHEKqxqqTjEdcetMjgCHwU7LJka/OsV3s9ouuB8vNYelxuaC52+l2PTkvyv36KMlyNF' +
  'YuvdB2Vw/1iJas/3yu4/HOnkCmjl3pONOJx9vddbCdTn4jNEP0qMxKGQ1ri43GFf0Y4ovlkOqlAbUIpqNinmcN9Vd7rcRG1Du6kIF9bA9nsIYXDZLckSclsk' +
  'fsLi2rGyBJ4ggHQ3mm+QDN0uXnL1CUi2WNGX6cOMsW7T3RJEYjIMFKevP/oM3tYTzhOGy1egR+RbvtFFtDbViP7SAEHyh7EPg190ZbooRhZS34iiE9m/Qu+3' +
  'EbXeB3/JebrjqFhKqegtqE1QneaYa+Kpms8hTGYqjNWQETeYZ4m7rfNRjROt9RyhAZSssIRs9Yr1KnqR9fOrL4YyuoFFID3DZxSIenWQyGPHB+AewnADmtGL' +
  'Fj8k9sPeK+9dWtHmdhN5ykIWuRCqBdmDMMcKz4XwZsvs76yJTPq3Hxi6wzTftmBKsoAyzTmhbt+URBTh86bswfQ5QwbAm2Kd4zrTYe/DU2vQT5Yf7k29ANrZ' +
  'DX4AAewE2AQAAE6QurM+MA2LAgAAAAABWVo=';
const MIXED =
  '/Td6WFoAAArh+wyhAgAhAQAAAAA3J5fW4AdrAIbGAG4BCKqg8uijswU51+ohpS6La9PPioKH8k/BSCSQYABsfc7Z+BGtAlXIUp1v2R83ljoDH/tQj7TISTZL' +
  '85d2uQ4qAmsARekFux9Vj7hs9qUU3oHCJLzv9DcP7oIt5lcKMUCmN1cPuEfUecyKrqJeu66uPdnHnmCDRnwFLXUi5Sv56eRejyAAAAAAUBPBHivg3NG4ocWv' +
  'Nw36FwiOuxjsgqLl7cA7RvLiTAwAAboB7A4AAPQeU9O26d8cAgAAAAAKWVo=';
const NOTHING = '/Td6WFoAAATm1rRGAAAAABzfRCEftvN9AQAAAAAEWVo=';

const MOST = 100_000;
const unpack = (packed: string, most = MOST): Buffer => Buffer.from(unpackXz(Buffer.from(packed, 'base64'), most));

/** The same in every language: a line of bytes that no packer makes shorter. */
function noise(count: number): Buffer {
  let state = 12_345;
  return Buffer.from(
    Array.from({ length: count }, () => {
      state = Number((BigInt(state) * 1_103_515_245n + 12_345n) % 2n ** 31n);
      return (state >> 16) & 0xff;
    }),
  );
}

const line = (_: unknown, index: number): string =>
  `{"name":"PARAM_${index}","shortDesc":"Number ${index} of all","min":${(index * 7_919) % 101},"max":${(index * 104_729) % 1_009}}\n`;

describe('what xz packed', () => {
  test('is what it was', () => {
    expect(unpack(LINES).toString()).toBe(Array.from({ length: 300 }, line).join(''));
  });

  test('is what it was, also where nothing could be packed, and with other settings', () => {
    expect(unpack(NOISE).equals(noise(600))).toBe(true);
    expect(unpack(MIXED).equals(Buffer.concat([noise(100), Buffer.alloc(500, 'a'), noise(100), Buffer.alloc(1_200, 'abc')]))).toBe(true);
    expect(unpack(NOTHING).length).toBe(0);
  });

  test('and is too large is not unpacked', () => {
    expect(() => unpack(LINES, 1_000)).toThrow(RangeError);
  });

  test('and is cut off or damaged ends in a fault that is expected, never in another one or not at all', () => {
    const packed = Buffer.from(MIXED, 'base64');
    const tried = (bytes: Uint8Array) => {
      try {
        unpackXz(bytes, MOST);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    };
    for (let cut = 0; cut < packed.length; cut++) tried(packed.subarray(0, cut));
    for (let at = 0; at < packed.length; at++) {
      for (const byte of [0, 0x55, 0xff]) {
        const damaged = Buffer.from(packed);
        damaged[at] = byte;
        tried(damaged);
      }
    }
  });
});
