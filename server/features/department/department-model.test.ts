import { addDept, addMembers, deleteDept, DEPARTMENT_DEPTH_MAX, getDepts, moveDept } from '@skyhelm/contract/department';
import type { DepartmentId, UserId } from '@skyhelm/contract/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createAccounts } from '../enterprise/index.ts';
import { user } from '../../tables/user.table.ts';
import { department } from '../../tables/department.table.ts';

const { call, done, services, main } = await testApp();
const { db } = services.database;
const people = await createAccounts(
  db,
  [1, 2, 3, 4, 5].map((number) => ({ enterpriseId: main.enterpriseId, account: `p${number}`, name: 'P', passwordHash: '', roleIds: [] })),
);

interface Node {
  id: DepartmentId;
  name: string;
  parent: Node | null;
  version: number;
  members: Set<UserId>;
}

const chain = (node: Node | null): Node[] => (node ? [...chain(node.parent), node] : []);

/** The rules once more, as simply as they can be said; every action gives the refusal it expects, or undefined. */
class Model {
  nodes: Node[] = [];

  below = (top: Node) => this.nodes.filter((node) => chain(node).includes(top));
  taken = (name: string, parent: Node | null, self?: Node) =>
    this.nodes.some((node) => node !== self && node.parent === parent && node.name === name);
  height = (top: Node) => Math.max(...this.below(top).map((node) => chain(node).length)) - chain(top).length + 1;

  refuseAdd(name: string, parent: Node | null) {
    if (chain(parent).length + 1 > DEPARTMENT_DEPTH_MAX) return 'department.tooDeep';
    return this.taken(name, parent) ? 'department.exists' : undefined;
  }
  refuseMove(node: Node, parent: Node | null) {
    if (chain(parent).includes(node)) return 'department.cycle';
    if (chain(parent).length + this.height(node) > DEPARTMENT_DEPTH_MAX) return 'department.tooDeep';
    return this.taken(node.name, parent, node) ? 'department.exists' : undefined;
  }
  refuseDelete = (node: Node) => (this.nodes.some(({ parent }) => parent === node) ? 'department.hasChildren' : undefined);
  refuseMember(node: Node, person: UserId) {
    if (node.members.has(person)) return 'department.memberAlready';
    return this.nodes.some(({ members }) => members.has(person)) ? 'department.memberElsewhere' : undefined;
  }
}

const index = fc.nat({ max: 30 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('add' as const), at: fc.option(index), name: fc.constantFrom('A', 'B', 'C') }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('grow' as const), name: fc.constantFrom('A', 'B') }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('move' as const), at: index, to: fc.option(index) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), at: index }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('join' as const), at: index, person: fc.nat({ max: people.length - 1 }) }) },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run(steps: Step[]): Promise<Model> {
  const model = new Model();
  const pick = (at: number | null) => (at === null ? null : (model.nodes[at % Math.max(1, model.nodes.length)] ?? null));
  const expectCode = (answer: { state: number }, code: string | undefined) => expect((answer as { code?: string }).code).toBe(code);

  const add = async (name: string, parent: Node | null) => {
    const answer = await call(addDept, { name, parentId: parent?.id ?? null, country: 'CN', city: 'X', personInCharge: 'Y' }, main);
    expectCode(answer, model.refuseAdd(name, parent));
    if (answer.state === 1) model.nodes.push({ id: answer.data.id, name, parent, version: 1, members: new Set() });
  };
  for (const next of steps) {
    if (next.act === 'add') await add(next.name, pick(next.at));
    else if (next.act === 'grow') await add(next.name, model.nodes.at(-1) ?? null);
    else {
      const node = pick(next.at);
      if (!node) continue;
      if (next.act === 'move') {
        const parent = pick(next.to);
        const expected = model.refuseMove(node, parent);
        expectCode(await call(moveDept, { id: node.id, parentId: parent?.id ?? null, version: node.version }, main), expected);
        if (!expected) Object.assign(node, { parent, version: node.version + 1 });
      } else if (next.act === 'delete') {
        const expected = model.refuseDelete(node);
        expectCode(await call(deleteDept, { id: node.id }, main), expected);
        if (!expected) model.nodes.splice(model.nodes.indexOf(node), 1);
      } else {
        const person = people[next.person]!;
        const expected = model.refuseMember(node, person);
        expectCode(await call(addMembers, { id: node.id, userIds: [person] }, main), expected);
        if (!expected) node.members.add(person);
      }
    }
  }
  return model;
}

test('after any sequence of changes the tree is what a simple model says', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      await db.update(user).set({ departmentId: null });
      await db.delete(department);
      const model = await run(steps);
      const stored = await db.select().from(department);
      const listed = await done(getDepts, {}, main);
      expect(listed).toHaveLength(model.nodes.length);
      for (const node of model.nodes) {
        const line = chain(node);
        expect(stored.find(({ id }) => id === node.id)).toMatchObject({
          parentId: node.parent?.id ?? null,
          path: line.map(({ id }) => `${id}/`).join(''),
          depth: line.length,
          version: node.version,
        });
        expect(listed.find(({ id }) => id === node.id)).toMatchObject({
          headcount: node.members.size,
          headcountBelow: model.below(node).reduce((sum, { members }) => sum + members.size, 0),
        });
      }
    }),
    { numRuns: 20 },
  );
});
