import type { DepartmentForm, DepartmentRecord } from '@skyhelm/contract/department';
import type { DepartmentId } from '@skyhelm/contract/ids';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { department } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { CountrySelect } from './CountrySelect.tsx';
import type { Branch } from './department-tree.ts';
import { ParentSelect } from './ParentSelect.tsx';
import { StaleDepartment } from './StaleDepartment.tsx';

interface DrawerProps {
  open: boolean;
  tree: readonly Branch[];
  onClose(): void;
}

const inputOf = (half: 'addDept' | 'setDept') => () => import('@skyhelm/contract/department').then((contract) => contract[half].input);
const addInput = inputOf('addDept');
const setInput = inputOf('setDept');

interface AddDrawerProps extends DrawerProps {
  parentId: DepartmentId | null;
  onAdded(id: DepartmentId, parentId: DepartmentId | null): void;
}

export function AddDrawer({ open, parentId, tree, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(department.addDept, {
    stale: [department.getDepts],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  return (
    <FormDrawer<DepartmentForm>
      open={open}
      title={t(parentId === null ? 'department.add' : 'department.addBelow')}
      schema={addInput}
      initial={{ parentId }}
      onSubmit={async (input, submitKey) => {
        const { id } = await add.mutateAsync({ input, submitKey });
        onAdded(id, input.parentId);
      }}
      onClose={onClose}
    >
      <Field name="parentId" label={t('department.parent')}>
        <ParentSelect tree={tree} />
      </Field>
      <Fields />
    </FormDrawer>
  );
}

export function EditDrawer({ open, edited, onClose }: Omit<DrawerProps, 'tree'> & { edited: DepartmentRecord }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<DepartmentRecord>();
  const set = useChange(department.setDept, {
    stale: [department.getDepts],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  const submit = async (input: DepartmentRecord, submitKey: string) => {
    try {
      await set.mutateAsync({ input, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(error.data as DepartmentRecord);
      return false;
    }
  };
  return (
    <FormDrawer<DepartmentRecord>
      open={open}
      title={t('department.edit')}
      schema={setInput}
      initial={edited}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && <StaleDepartment theirs={theirs} onChosen={() => setTheirs(undefined)} />}
      <Fields />
    </FormDrawer>
  );
}

function Fields() {
  const t = useWords();
  return (
    <>
      <Field name="name" label={t('department.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <Field name="country" label={t('department.country')} required>
        <CountrySelect />
      </Field>
      <Field name="city" label={t('department.city')} required>
        <Input maxLength={80} />
      </Field>
      <Field name="personInCharge" label={t('department.personInCharge')} required>
        <Input maxLength={50} />
      </Field>
      <Field name="contact" label={t('department.contact')}>
        <Input maxLength={50} />
      </Field>
      <Field name="description" label={t('department.description')}>
        <TextArea maxLength={500} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Field>
    </>
  );
}
