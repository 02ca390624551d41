import type { NewsPush } from '@skyhelm/contract/news-push';
import { Select, TreeSelect } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { newsPush } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useWords } from '../../words/words.ts';
import { treeOf, type Branch } from '../department/index.ts';

type Named = { id: string; name: string };

/** Departments, roles and people, in any mix; those that were chosen before are shown also where they are out of reach by now. */
export function Receivers({ edited }: { edited: NewsPush | undefined }) {
  const t = useWords();
  const { data } = useRead(newsPush.getPushReceivers, { keyword: '' });
  const departments = useMemo(() => withOld(data?.departments ?? [], edited?.departments, { parentId: null }), [data, edited]);
  const roles = useMemo(() => withOld(data?.roles ?? [], edited?.roles, {}), [data, edited]);
  return (
    <>
      <Field name="departmentIds" label={t('newspush.departments')} hint={t('newspush.departments.note')}>
        <TreeSelect
          multiple
          allowClear
          loading={data === undefined}
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeDefaultExpandAll
          treeData={nodes(treeOf(departments))}
        />
      </Field>
      <Field name="roleIds" label={t('newspush.roles')}>
        <Select
          mode="multiple"
          loading={data === undefined}
          showSearch={{ optionFilterProp: 'label' }}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field name="userIds" label={t('newspush.people')} hint={t('newspush.receivers.note')} dependsOn={['departmentIds', 'roleIds']}>
        <PeopleSelect present={edited?.people ?? []} />
      </Field>
    </>
  );
}

const withOld = <N extends Named>(offered: readonly N[], old: readonly Named[] | undefined, rest: Omit<N, keyof Named>): N[] => [
  ...offered,
  ...(old ?? []).filter(({ id }) => !offered.some((each) => each.id === id)).map((each) => ({ ...rest, ...each }) as N),
];

const nodes = (branches: readonly Branch<Named & { parentId: string | null }>[]): object[] =>
  branches.map(({ id, name, children = [] }) => ({ value: id, title: name, children: nodes(children) }));

interface PeopleSelectProps {
  id?: string;
  value?: string[];
  onChange?(chosen: string[]): void;
  present: readonly Named[];
}

/** There may be too many to list: those are offered whom the typed letters find. */
function PeopleSelect({ present, ...field }: PeopleSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(() => new Map(present.map(({ id, name }) => [id, name])));
  const { data, isFetching } = useRead(newsPush.getPushReceivers, { keyword }, { keepPrevious: true });
  const found = data?.people ?? [];
  const label = ({ name, userName }: { name: string; userName: string }) => (name === userName ? name : `${name} (${userName})`);
  const chosen = (field.value ?? []).filter((id) => !found.some((person) => person.id === id));
  return (
    <Select
      {...field}
      mode="multiple"
      loading={isFetching}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={[
        ...found.map((person) => ({ value: person.id as string, label: label(person) })),
        ...chosen.map((id) => ({ value: id, label: known.get(id) ?? '…' })),
      ]}
      onChange={(ids: string[]) => {
        setKnown(new Map([...known, ...found.map((person) => [person.id as string, label(person)] as const)]));
        setTyped('');
        field.onChange?.(ids);
      }}
    />
  );
}
