import type { Role } from '@skyhelm/contract/role';
import { Select } from 'antd';
import { role } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { givesMore, useHeld } from './held.ts';

interface RoleSelectProps {
  id?: string;
  value?: Role['id'][];
  onChange?(chosen: Role['id'][]): void;
  /** Those held now: shown also to whoever may not look at roles. */
  present?: readonly Pick<Role, 'id' | 'name'>[];
  disabled?: boolean;
}

/** Roles to give somebody. One that gives more than its reader holds is not theirs to give, and says so. */
export function RoleSelect({ id, value = [], onChange, present = [], disabled = false }: RoleSelectProps) {
  const t = useWords();
  const held = useHeld();
  const seesRoles = useHas('role:query');
  const { data } = useRead(role.getAllRoles, { keyword: '' }, { when: seesRoles });
  const options = data?.map((each) => {
    const isTooMuch = givesMore(each, held);
    return { value: each.id, label: isTooMuch ? `${each.name} (${t('role.notHeld')})` : each.name, disabled: isTooMuch };
  });
  return (
    <Select
      id={id}
      mode="multiple"
      disabled={disabled || !seesRoles}
      loading={seesRoles && data === undefined}
      showSearch={{ optionFilterProp: 'label' }}
      options={options ?? present.map((each) => ({ value: each.id, label: each.name, disabled: false }))}
      value={value}
      onChange={onChange}
    />
  );
}
