import { TreeSelect, type TreeSelectProps } from 'antd';
import { useMemo } from 'react';
import { department } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { treeOf, type Branch } from './department-tree.ts';

/** The kit has no option for "nothing", which is a choice like any other. */
const NOWHERE = 'nowhere';
type Choice = string | readonly string[] | null;

interface DepartmentSelectProps<C extends Choice> extends Pick<
  TreeSelectProps,
  'id' | 'className' | 'placeholder' | 'allowClear' | 'aria-label' | 'disabled'
> {
  value?: C | undefined;
  onChange?(chosen: C): void;
  multiple?: boolean;
  /** Offers to choose no department, in these words. */
  nowhere?: string | undefined;
  /** Where the record is now: shown also to whoever may not look at departments. */
  present?: { id: string; name: string } | undefined;
}

const nodes = (branches: readonly Branch[]): object[] =>
  branches.map(({ id, name, children = [] }) => ({ value: id, title: name, children: nodes(children) }));

/** One department, several, or none of those in sight. */
export function DepartmentSelect<C extends Choice>({
  value,
  onChange,
  nowhere,
  present,
  multiple = false,
  ...rest
}: DepartmentSelectProps<C>) {
  const seesDepartments = useHas('department:query');
  const { data } = useRead(department.getDepts, { keyword: '' }, { when: seesDepartments });
  const tree = useMemo(() => (data ? nodes(treeOf(data)) : present ? [{ value: present.id, title: present.name }] : []), [data, present]);
  const offered = useMemo(() => (nowhere === undefined ? tree : [{ value: NOWHERE, title: nowhere }, ...tree]), [nowhere, tree]);
  return (
    <TreeSelect
      {...rest}
      multiple={multiple}
      loading={seesDepartments && data === undefined}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandAll
      maxTagCount="responsive"
      treeData={offered}
      value={(value === null ? NOWHERE : value) as never}
      onChange={(chosen: C | undefined) => onChange?.((chosen === NOWHERE ? null : chosen) as C)}
    />
  );
}
