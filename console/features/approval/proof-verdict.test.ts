import { error, warning } from '@skyhelm/core/issue';
import { say } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import { proofVerdict } from './proof-verdict.ts';

const verdict = (...issues: Parameters<typeof proofVerdict>[1]['issues']) =>
  proofVerdict((key, params) => say('en', key, params), { issues });

test('beside the buttons stands what speaks against the plan now, the worst of it', () => {
  expect(verdict()).toEqual({ mood: 'good', text: 'As of now no zone stands in the way' });
  expect(verdict(warning('route.mayCross'))).toEqual({ mood: 'attention', text: '1 warning about airspace or plan as of now' });
  expect(verdict(warning('route.mayCross'), error('airspace.noFly'))).toMatchObject({ mood: 'danger' });
});

test('all that was found counts, not only what is listed', () => {
  const say100 = (found: { errors: number; warnings: number }) =>
    proofVerdict((key, params) => say('en', key, params), { issues: Array.from({ length: 100 }, () => warning('route.mayCross')), found });
  expect(say100({ errors: 0, warnings: 250 }).text).toBe('250 warnings about airspace or plan as of now');
  expect(say100({ errors: 1, warnings: 250 }).mood).toBe('danger');
});
