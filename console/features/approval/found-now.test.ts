import type { DeviceId, UserId } from '@skyhelm/contract/ids';
import type { TaskConflict } from '@skyhelm/contract/task';
import { say } from '@skyhelm/i18n/all';
import { LANGUAGES } from '@skyhelm/i18n/translate';
import { describe, expect, test } from 'vitest';
import { foundNow } from './found-now.ts';

const executor = { id: 'user-1' as UserId, name: 'Pilot 1', isGone: false };
const device = { id: 'device-1' as DeviceId, name: 'UAV1', isGone: false, model: '', sn: 'SN1' };
const CLEAR = { grade: 'vlos', issues: [], conflicts: [], hasMoreConflicts: false };
const MET: TaskConflict = { kind: 'air', id: null, number: null, name: '', from: '2026-11-18T11:00:00Z', until: '2026-11-18T13:00:00Z' };

const NAMES = {
  zh: { ofExecutor: /执行人/, ofDevice: /无人机/ },
  en: { ofExecutor: /executor/, ofDevice: /UAV/ },
  ru: { ofExecutor: /исполнитель/i, ofDevice: /аппарат/i },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const found = (crew: Parameters<typeof foundNow>[1], checked: Parameters<typeof foundNow>[2]) =>
    foundNow((key, params) => say(language, key, params), crew, checked);
  const { ofExecutor, ofDevice } = NAMES[language];

  test.each([
    ['neither executor nor aircraft', { executor: null, device: null }, [ofExecutor, ofDevice]],
    ['no executor', { executor: null, device }, [ofExecutor]],
    ['no aircraft', { executor, device: null }, [ofDevice]],
  ])('with %s chosen nothing is ticked off of what is not there, and it is said that it is not', (_, crew, missing) => {
    const told = found(crew, CLEAR);
    expect(told.map(({ mood }) => mood)).toEqual(['good', 'good', 'attention']);
    for (const name of missing) {
      for (const { text } of told.slice(0, 2)) expect(text).not.toMatch(name);
      expect(told[2]!.text).toMatch(name);
    }
  });

  test('with both chosen both are ticked off, with the air', () => {
    const told = found({ executor, device }, CLEAR);
    expect(told.map(({ mood }) => mood)).toEqual(['good', 'good']);
    for (const { text } of told) for (const name of [ofExecutor, ofDevice]) expect(text).toMatch(name);
  });

  test('where nothing could be looked at nothing has a tick', () => {
    expect(found({ executor, device }, { ...CLEAR, grade: null, issues: [{}] })).toEqual([]);
  });

  test('what meets another task, or may, has no tick; that nobody is chosen is said all the same', () => {
    const nobody = { executor: null, device: null };
    for (const checked of [
      { ...CLEAR, conflicts: [MET] },
      { ...CLEAR, hasMoreConflicts: true },
    ])
      expect(found(nobody, checked).map(({ mood }) => mood)).toEqual(['good', 'attention']);
    expect(found(nobody, { ...CLEAR, issues: [{}], conflicts: [MET] }).map(({ mood }) => mood)).toEqual(['attention']);
  });
});
