import type { DepartmentId } from '@skyhelm/contract/ids';
import type { Branch } from './department-tree.ts';

/** What the reader of the list has begun: each opens a drawer or a question of its own. */
export type Task =
  | { kind: 'add'; parentId: DepartmentId | null }
  | { kind: 'edit' | 'delete' | 'members'; row: Branch }
  | { kind: 'move'; row: Branch; parentId: DepartmentId | null };
