import { PERMISSIONS, PTZ_CODES } from '@skyhelm/contract/permissions';
import { beyond } from '@skyhelm/core/identity/permission';
import type { Role, RoleForm } from '@skyhelm/contract/role';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { role } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { useHeld } from './held.ts';
import { PermissionPicker, PtzPicker } from './PermissionPicker.tsx';
import { NAMING_ROLES } from './role-reads.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { StaleRole, type RoleEdit } from './StaleRole.tsx';

const inputOf = (half: 'addRole' | 'setRole') => () => import('@skyhelm/contract/role').then((contract) => contract[half].input);
const addInput = inputOf('addRole');
const setInput = inputOf('setRole');
const NOTHING: Partial<RoleForm> = { permissions: [], ptzPermissions: [], dataScope: 'departmentTree', scopeDeptIds: [] };
const WIDTH = 640;

interface AddDrawerProps {
  open: boolean;
  onAdded(id: Role['id']): void;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(role.addRole, { stale: NAMING_ROLES, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <FormDrawer<RoleForm>
      open={open}
      title={t('role.add')}
      width={WIDTH}
      schema={addInput}
      initial={NOTHING}
      onSubmit={async (input, submitKey) => onAdded((await add.mutateAsync({ input, submitKey })).id)}
      onClose={onClose}
    >
      <Fields />
    </FormDrawer>
  );
}

/** The form's part of a role, as far as the catalogue still knows what it holds. */
const editOf = ({ id, version, name, description, permissions, ptzPermissions, dataScope, scopeDeptIds }: Role): RoleEdit => ({
  id,
  version,
  name,
  description,
  permissions: PERMISSIONS.filter((each) => permissions.includes(each)),
  ptzPermissions: PTZ_CODES.filter((each) => ptzPermissions.includes(each)),
  dataScope,
  scopeDeptIds,
});

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: Role; onClose(): void }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<RoleEdit>();
  const set = useChange(role.setRole, { stale: NAMING_ROLES, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (input: RoleEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(editOf(error.data as Role));
      return false;
    }
  };
  return (
    <FormDrawer<RoleEdit>
      open={open}
      title={t('role.edit')}
      width={WIDTH}
      schema={setInput}
      initial={editOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && <StaleRole theirs={theirs} onChosen={() => setTheirs(undefined)} />}
      <Fields />
    </FormDrawer>
  );
}

function Fields() {
  const t = useWords();
  const { permissions } = useHeld();
  const isLimited = beyond(permissions, PERMISSIONS).length > 0;
  return (
    <>
      <Field name="name" label={t('role.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <Field name="description" label={t('role.description')}>
        <TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
      <ScopeFields />
      <Field name="permissions" label={t('role.permissions')} hint={t(isLimited ? 'role.permissions.limited' : 'role.permissions.hint')}>
        <PermissionPicker marksScope />
      </Field>
      <Field name="ptzPermissions" label={t('role.ptzPermissions')} hint={t('role.ptzPermissions.hint')}>
        <PtzPicker />
      </Field>
    </>
  );
}
