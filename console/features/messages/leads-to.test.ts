import { MESSAGE_KINDS, type MessageKind } from '@skyhelm/contract/message';
import { expect, it, test } from 'vitest';
import { takeOpened } from '../../ui/list/opened-address.ts';
import { leadsTo } from './leads-to.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const listOf = (kind: MessageKind, permissions: readonly string[]) => leadsTo({ kind, about: null }, permissions);
const recordOf = (kind: MessageKind, permissions: readonly string[]) => leadsTo({ kind, about: ID }, permissions);

it('leads to the screen a message is about, and nobody to one that they may not open', () => {
  expect(listOf('taskSubmitted', ['approval:query'])).toBe('/approval');
  expect(listOf('taskSubmitted', ['task:query'])).toBeUndefined();
  expect(listOf('taskDispatched', ['task:query'])).toBe('/my-task');
  expect(listOf('routesBroken', ['route:query'])).toBe('/route?airspace=broken');
  expect(listOf('routeBroken', ['route:query'])).toBe('/route?airspace=broken');
  expect(listOf('routesBroken', [])).toBeUndefined();
  expect(listOf('certificationPassed', [])).toBe('/account/certification');
  expect(listOf('newSignIn', ['*:*:*'])).toBeUndefined();
});

test.each(MESSAGE_KINDS.filter((kind) => kind.startsWith('task')))('%s leads to the very record it is about', (kind) => {
  const lead = new URL(recordOf(kind, ['task:query', 'task:check', 'approval:query'])!, 'https://skyhelm.example');
  const list = kind === 'taskSubmitted' ? '/approval' : kind === 'taskPilotGone' ? '/task-management' : '/my-task';
  expect(lead.pathname).toBe(list);
  expect(takeOpened(lead.searchParams)).toEqual({ id: ID, rest: new URLSearchParams() });
});

it('leads whoever may open no details to where they fly the task, or to the list', () => {
  expect(recordOf('taskDispatched', ['task:query'])).toBe(`/flight-task/${ID}`);
  expect(recordOf('taskRevoked', ['task:query'])).toBe('/my-task');
  expect(recordOf('taskPassed', ['task:check'])).toBeUndefined();
  expect(recordOf('taskSubmitted', ['task:query', 'task:check'])).toBeUndefined();
});
