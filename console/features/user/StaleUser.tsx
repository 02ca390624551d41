import type { User, UserForm } from '@skyhelm/contract/user';
import { department } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { useWords } from '../../words/words.ts';
import { useGivable } from '../role/index.ts';

export type UserEdit = Omit<UserForm, 'userName'> & Pick<User, 'id' | 'version'>;

export const editOf = ({ id, version, name, mobile, email, deptId, roles, remark, changePassword }: User): UserEdit => ({
  id,
  version,
  name,
  mobile,
  email,
  deptId,
  roleIds: roles.map((held) => held.id),
  remark,
  changePassword,
});

interface StaleUserProps {
  edited: User;
  /** The record as somebody else has saved it. */
  theirs: User;
  onChosen(): void;
}

export function StaleUser({ edited, theirs, onChosen }: StaleUserProps) {
  const t = useWords();
  const departments = useRead(department.getDepts, { keyword: '' }, { when: useHas('department:query') }).data ?? [];
  const roles = useGivable() ?? [];
  const knownNames = new Map<string, string>([
    ...[edited, theirs].flatMap(({ deptId, deptName }) => (deptId === null ? [] : [[deptId, deptName] as const])),
    ...[...edited.roles, ...theirs.roles, ...departments, ...roles].map(({ id, name }) => [id, name] as const),
  ]);
  const nameOf = (id: string) => knownNames.get(id) ?? '';
  const namesOf = (ids: readonly string[]) => ids.map(nameOf).toSorted().join(' / ');
  return (
    <StaleNotice<UserEdit>
      title={t('user.stale.title')}
      same={t('user.stale.same')}
      theirs={editOf(theirs)}
      compared={[
        { key: 'name', label: t('user.name'), shown: ({ name }) => name },
        { key: 'deptId', label: t('user.department'), shown: ({ deptId }) => (deptId ? nameOf(deptId) : t('user.nowhere')) },
        { key: 'roleIds', label: t('user.roles'), shown: ({ roleIds }) => namesOf(roleIds) },
        { key: 'mobile', label: t('user.mobile'), shown: ({ mobile }) => mobile },
        { key: 'email', label: t('user.email'), shown: ({ email }) => email },
        { key: 'remark', label: t('user.remark'), shown: ({ remark }) => remark },
        {
          key: 'changePassword',
          label: t('user.mayChangePassword'),
          shown: ({ changePassword }) => t(changePassword ? 'common.yes' : 'common.no'),
        },
      ]}
      onChosen={onChosen}
    />
  );
}
