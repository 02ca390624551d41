import { expect, test } from 'vitest';
import { deadWords, domainWordsInUi } from './words.ts';
import { planted } from './planted.ts';

const DICTIONARY = { department: { title: '', 'add.title': '', 'state.open': '', 'state.shut': '' }, errors: { 'login.failed': '' } };
const dead = (source: string): string[] => deadWords(DICTIONARY, planted({ 'console/X.tsx': source }));

test('a word that nothing says is found', () => {
  expect(dead(`t('department.title'); t(open ? 'department.state.open' : \`department.state.shut\`);`)).toEqual(['department.add.title']);
});

test('words put together from a prefix count as said, and only those', () => {
  expect(dead('t(`department.state.${state}`);')).toEqual(['department.title', 'department.add.title']);
  expect(dead('t(`department.${part}.title`);')).toEqual(['department.title', 'department.state.open', 'department.state.shut']);
});

test('words of codes are left to the types', () => {
  expect(dead('')).not.toContain('errors.login.failed');
});

test('a mention in a comment is not a use', () => {
  expect(dead('// department.title')).toContain('department.title');
});

test('ui says common words only', () => {
  const faults = domainWordsInUi(
    DICTIONARY,
    planted({ 'console/ui/Grid.tsx': `t('common.save');\nt('department.title');`, 'console/features/X.tsx': `t('department.title');` }),
  );
  expect(faults).toMatchObject([{ path: 'console/ui/Grid.tsx', line: 2 }]);
});
