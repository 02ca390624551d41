import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './setting-values.ts';

describe('kept settings', () => {
  it('fall back one by one when they make no sense', () => {
    expect(readSettings({ accent: 'url(x)', theme: 'pink', size: 'large', tagsView: false, fixedHeader: 'yes', other: 1 })).toEqual({
      ...DEFAULT_SETTINGS,
      size: 'large',
      tagsView: false,
    });
  });
});
