import type { RoleForm } from '@skyhelm/contract/role';
import { Form, Select } from 'antd';
import { useHas } from '../../session/session.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useWords } from '../../words/words.ts';
import { DepartmentSelect } from '../department/index.ts';
import { useHeld } from './held.ts';

/** Whose data the role reaches; with chosen departments, which. */
export function ScopeFields() {
  const t = useWords();
  const { reachesAll } = useHeld();
  const seesDepartments = useHas('department:query');
  const scope = Form.useWatch<RoleForm['dataScope']>('dataScope');
  const whyNot: Record<RoleForm['dataScope'], string | undefined> = {
    all: reachesAll ? undefined : t('role.notHeld'),
    custom: seesDepartments ? undefined : t('role.departmentsUnseen'),
    department: undefined,
    departmentTree: undefined,
    self: undefined,
  };
  const options = Object.entries(whyNot).map(([value, reason]) => {
    const scopeName = t(`dictionary.dataScope.${value as RoleForm['dataScope']}`);
    return { value, label: reason === undefined ? scopeName : `${scopeName} (${reason})`, disabled: reason !== undefined };
  });
  return (
    <>
      <Field name="dataScope" label={t('role.dataScope')} required>
        <Select options={options} />
      </Field>
      {scope === 'custom' && (
        <Field name="scopeDeptIds" label={t('role.scopeDepartments')} hint={t('role.scopeDepartments.hint')}>
          <DepartmentSelect multiple disabled={!seesDepartments} />
        </Field>
      )}
    </>
  );
}
