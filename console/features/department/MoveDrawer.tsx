import type { DepartmentRecord } from '@skyhelm/contract/department';
import type { DepartmentId } from '@skyhelm/contract/ids';
import { department } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { idsBelow, type Branch } from './department-tree.ts';
import styles from './department.module.css';
import { ParentSelect } from './ParentSelect.tsx';

interface MoveDrawerProps {
  open: boolean;
  moved: Branch;
  /** Where it was dropped, or where it is. */
  parentId: DepartmentId | null;
  tree: readonly Branch[];
  onClose(): void;
}

const moveInput = () => import('@skyhelm/contract/department').then((contract) => contract.moveDept.input);

export function MoveDrawer({ open, moved, parentId, tree, onClose }: MoveDrawerProps) {
  const t = useWords();
  const move = useChange(department.moveDept, {
    stale: [department.getDepts],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  return (
    <FormDrawer<Pick<DepartmentRecord, 'id' | 'version' | 'parentId'>>
      open={open}
      title={t('department.move')}
      submitText={t('common.move')}
      schema={moveInput}
      initial={{ id: moved.id, version: moved.version, parentId }}
      onSubmit={(input, submitKey) => move.mutateAsync({ input, submitKey })}
      onClose={onClose}
    >
      <p className={styles['explain']}>{t('department.move.explain', { name: moved.name })}</p>
      <Field name="parentId" label={t('department.move.to')} required>
        <ParentSelect tree={tree} except={idsBelow(moved)} />
      </Field>
    </FormDrawer>
  );
}
