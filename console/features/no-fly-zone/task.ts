import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import type { RowTask } from '../../ui/list/row-tasks.tsx';

export type Task =
  | RowTask<NoFlyZone>
  | { kind: 'deleteSeveral'; rows: readonly Pick<NoFlyZone, 'id' | 'name'>[]; onDeleted(): void }
  | { kind: 'import' | 'airports' }
  | { kind: 'map'; filter: { keyword: string; status: NoFlyZone['status'] | undefined } };
