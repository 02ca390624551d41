import type { Role } from '@skyhelm/contract/role';
import { Select } from 'antd';
import { role } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { useGivable } from './givable.ts';
import { givesMore, useHeld } from './held.ts';

interface RoleSelectProps {
  id?: string;
  value?: Role['id'][];
  onChange?(chosen: Role['id'][]): void;
  /** Those held now: shown also to whoever may neither look at roles nor give them. */
  present?: readonly Pick<Role, 'id' | 'name'>[];
  disabled?: boolean;
}

/** Roles to give somebody. One that gives more than its reader holds is not theirs to give, and says so. */
export function RoleSelect({ id, value = [], onChange, present = [], disabled = false }: RoleSelectProps) {
  const t = useWords();
  const held = useHeld();
  const seesRoles = useHas('role:query');
  const all = useRead(role.getAllRoles, { keyword: '' }, { when: seesRoles }).data;
  const givable = useGivable();
  const option = ({ id: roleId, name }: Pick<Role, 'id' | 'name'>, isTooMuch: boolean) => ({
    value: roleId,
    label: isTooMuch ? `${name} (${t('role.notHeld')})` : name,
    disabled: isTooMuch,
  });
  const others = present.filter(({ id: roleId }) => !givable?.some((each) => each.id === roleId));
  const options = seesRoles
    ? all?.map((each) => option(each, givesMore(each, held)))
    : givable && [...others.map((each) => option(each, true)), ...givable.map((each) => option(each, false))];
  return (
    <Select
      id={id}
      mode="multiple"
      disabled={disabled}
      loading={options === undefined}
      showSearch={{ optionFilterProp: 'label' }}
      options={options ?? present.map((each) => option(each, false))}
      value={value}
      onChange={onChange}
    />
  );
}
