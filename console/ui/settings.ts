import { create } from 'zustand';
import { readCookie, writeCookie } from '../browser/cookie.ts';
import { remember, remembered } from '../browser/storage.ts';
import { readSettings, type Settings } from './setting-values.ts';

export { DEFAULT_SETTINGS, type Settings } from './setting-values.ts';

/** Read by early.js too, which sets the theme before the first paint. */
const KEY = 'layout-settings';
const SIZE_COOKIE = 'size';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const useSettings = create<Settings>()(() => readSettings({ ...remembered(KEY, isRecord), size: readCookie(SIZE_COOKIE) }));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  const { size, ...rest } = useSettings.getState();
  remember(KEY, rest);
  writeCookie(SIZE_COOKIE, size);
}
