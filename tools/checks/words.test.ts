import { expect, test } from 'vitest';
import { deadCodes, deadWords, domainWordsInUi, unevenCalls } from './words.ts';
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

test('a code that the server never refuses with is found, wherever else it is named', () => {
  const modules = planted({ 'server/x.ts': `refuse('login.failed'); // role.builtIn`, 'console/x.ts': `code === 'role.nameTaken';` });
  expect(deadCodes(['login.failed', 'role.builtIn', 'role.nameTaken'], modules)).toEqual(['role.builtIn', 'role.nameTaken']);
});

test('a call without words is found, and words without a call', () => {
  const words = { role: '', 'role.addRole': '', 'role.sack': '' };
  expect(unevenCalls(words, { role: { addRole: {}, setRole: {} } })).toEqual({ wordless: ['role.setRole'], dead: ['role.sack'] });
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
