import { readFileSync } from 'node:fs';
import zh from '@skyhelm/i18n/zh/api';
import { describe, expect, it } from 'vitest';
import { matches, operationsOf, type ApiDocument } from './operations.ts';

const document = JSON.parse(readFileSync(new URL('../../../contract/openapi.json', import.meta.url), 'utf8')) as ApiDocument;
const operations = operationsOf(document);
const words: Record<string, string> = zh;
const operation = (id: string) => operations.find((candidate) => candidate.id === id)!;

describe('operations of the document', () => {
  it('has every call with what it takes and gives', () => {
    expect(operations.length).toBeGreaterThan(50);
    const add = operation('department.addDept');
    expect(add).toMatchObject({ method: 'POST', access: { permission: 'department:add' } });
    expect(add.input.find(({ name }) => name === 'name')).toMatchObject({ required: true, type: 'string ≤ 50' });
    expect(add.output.map(({ name }) => name)).toEqual(['id']);
  });

  it('tells the forms of one call apart: which commands there are and what each takes', () => {
    const { input } = operation('control.sendCommand');
    const rows = (name: string) => input.filter((field) => field.name === name);
    expect(rows('deviceId')).toEqual([{ name: 'deviceId', type: 'uuid', required: true }]);
    expect(rows('kind')).toMatchObject([{ required: true }]);
    expect(rows('kind')[0]!.type).toContain('"takeOff" | "pause" | "continue" | "land"');
    expect(rows('height')).toEqual([
      { name: 'height', type: 'integer 1…200', required: true, only: 'kind = "takeOff"' },
      { name: 'height', type: 'number 1…9999', required: false, only: 'kind = "goTo" | "orbit"' },
    ]);
  });

  it('shows what lies deeper by the way to it', () => {
    const plan = operation('transfer.sendPlan').input.filter(({ name }) => /altitude$|shape$|radius$/.test(name));
    expect(plan).toMatchObject([
      { name: 'plan.items[].altitude', only: 'kind = "mission"' },
      { name: 'plan.areas[].shape', type: '"polygon" | "circle"', only: 'kind = "fence"' },
      { name: 'plan.areas[].radius', only: 'kind = "fence", shape = "circle"' },
      { name: 'plan.points[].altitude', only: 'kind = "rally"' },
    ]);
    expect(operation('session.menu').output.map(({ name }) => name)).toContain('[].children');
  });

  it('tells open calls, calls for people and calls for programs apart', () => {
    expect(operation('session.login').access).toBe('open');
    expect(operation('session.changePassword').access).toBe('signedIn');
    expect(operation('session.userInfo').access).toBe('signedInOrKey');
  });

  it('finds a call by path or summary', () => {
    const found = (keyword: string) =>
      operations.filter((candidate) => matches(candidate, words[candidate.id]!, keyword)).map(({ id }) => id);
    expect(found('getdepts')).toEqual(['department.getDepts']);
    expect(found('冻结用户')).toEqual(['user.frozenUser']);
  });
});
