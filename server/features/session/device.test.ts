import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const BASE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BASE} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BASE} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${BASE} Chrome/140.0 YaBrowser/25.1 Safari/537.36`, 'Yandex Browser · Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BASE} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.5.0', 'curl'],
  ['', 'HTTP'],
  ['<script>', 'HTTP'],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
