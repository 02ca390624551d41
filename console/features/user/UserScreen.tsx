import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { role, user } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useHas } from '../../session/session.ts';
import type { ListFilter } from '../../ui/list/ListFilters.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { untilCounted } from '../../ui/list/until-counted.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { toast } from '../../ui/toast.ts';
import { useTight } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { DepartmentSelect } from '../department/index.ts';
import { useHoldsMore } from '../role/index.ts';
import type { Task } from './task.ts';
import { userColumns } from './user-columns.tsx';
import { CERTIFICATIONS, filterOf, LICENCES, NOWHERE, PRESENCES, STATES, USER_FILTERS } from './user-filter.ts';

/** Forms and dialogs load when one is first asked for: the list is there sooner without them. */
const UserTasks = onDemand(async () => (await import('./UserTasks.tsx')).UserTasks, { words: ['issues', 'role', 'userimport'] });

export function UserScreen() {
  const t = useWords();
  const tight = useTight();
  const address = useListAddress('user', USER_FILTERS, { column: 'name', ascending: true });
  const filter = filterOf(address);
  const result = useRead(user.getUsers, { ...address.page, ...filter }, { keepPrevious: true, everyMs: untilCounted });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const filters = useUserFilters();
  const holdsMore = useHoldsMore();
  const [isExporting, setExporting] = useState(false);
  const exportList = async () => {
    setExporting(true);
    await download(user.exportUsers, { ...filter, timeZone: zoneHere() }).then(
      () => toast.success(t('user.exported')),
      () => undefined,
    );
    setExporting(false);
  };
  const addButton = (
    <Allowed permission="user:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('user.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="user"
        title={t('user.title')}
        primary={addButton}
        secondary={
          <>
            <Allowed permission="user:import">
              <Button onClick={() => start({ kind: 'import' })}>{t('user.import')}</Button>
            </Allowed>
            <Allowed permission="user:export">
              <Button loading={isExporting} onClick={() => void exportList()}>
                {t('common.export')}
              </Button>
            </Allowed>
          </>
        }
        filters={filters}
        address={address}
        result={result}
        columns={userColumns(t, tight, start, holdsMore)}
        rowKey="id"
        count={(count) => t('user.count', { count })}
        empty={{ text: t('user.empty'), action: addButton }}
        freshKey={freshKey}
      />
      {work && <UserTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}

/** Whoever may not look at departments or roles is not asked to choose one. */
function useUserFilters(): ListFilter<(typeof USER_FILTERS)[number]>[] {
  const t = useWords();
  const [seesDepartments, seesRoles] = [useHas('department:query'), useHas('role:query')];
  const roles = useRead(role.getAllRoles, { keyword: '' }, { when: seesRoles }).data ?? [];
  const department: ListFilter<'dept'> = {
    name: 'dept',
    kind: 'drawn',
    label: t('user.department'),
    draw: ({ value, onChange, ...field }) => (
      <DepartmentSelect<string | null>
        {...field}
        key="dept"
        allowClear
        nowhere={t('user.nowhere')}
        value={value === NOWHERE ? null : value}
        onChange={(chosen) => onChange(chosen === null ? NOWHERE : chosen)}
      />
    ),
  };
  return [
    { name: 'q', kind: 'search', label: t('user.search') },
    ...(seesDepartments ? [department] : []),
    ...(seesRoles
      ? [
          {
            name: 'role',
            kind: 'choice',
            label: t('user.roles'),
            options: roles.map(({ id, name }) => ({ value: id, label: name })),
          } as const,
        ]
      : []),
    {
      name: 'state',
      kind: 'choice',
      label: t('user.state'),
      options: STATES.map((value) => ({ value, label: t(`dictionary.userState.${value}`) })),
    },
    {
      name: 'certification',
      kind: 'choice',
      label: t('user.certification'),
      options: CERTIFICATIONS.map((value) => ({ value, label: t(`dictionary.certificationState.${value}`) })),
    },
    {
      name: 'licence',
      kind: 'choice',
      label: t('user.licence'),
      options: LICENCES.map((value) => ({ value, label: t(`user.licence.${value}`) })),
    },
    {
      name: 'presence',
      kind: 'choice',
      label: t('user.presence'),
      options: PRESENCES.map((value) => ({ value, label: t(`user.presence.${value}`) })),
    },
  ];
}
