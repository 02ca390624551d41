import type { Role, RoleForm } from '@skyhelm/contract/role';
import { department } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { useWords } from '../../words/words.ts';
import { useGrantWords } from './use-grant-words.ts';

export type RoleEdit = RoleForm & Pick<Role, 'id' | 'version'>;

export function StaleRole({ theirs, onChosen }: { theirs: RoleEdit; onChosen(): void }) {
  const t = useWords();
  const { permissions, ptzPermissions } = useGrantWords();
  const departments = useRead(department.getDepts, { keyword: '' }, { when: useHas('department:query') }).data ?? [];
  const named = (ids: readonly string[]) => departments.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <StaleNotice<RoleEdit>
      title={t('role.stale.title')}
      same={t('role.stale.same')}
      theirs={theirs}
      compared={[
        { key: 'name', label: t('role.name'), shown: ({ name }) => name },
        { key: 'description', label: t('role.description'), shown: ({ description }) => description },
        {
          key: 'dataScope',
          label: t('role.dataScope'),
          shown: ({ dataScope, scopeDeptIds }) =>
            [t(`dictionary.dataScope.${dataScope}`), ...(dataScope === 'custom' ? named(scopeDeptIds) : [])].join(' / '),
        },
        { key: 'permissions', label: t('role.permissions'), shown: (record) => permissions(record.permissions).join('\n') },
        { key: 'ptzPermissions', label: t('role.ptzPermissions'), shown: (record) => ptzPermissions(record.ptzPermissions) },
      ]}
      onChosen={onChosen}
    />
  );
}
