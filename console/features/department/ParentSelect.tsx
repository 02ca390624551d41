import { TreeSelect } from 'antd';
import { useWords } from '../../words/words.ts';
import type { Branch } from './department-tree.ts';

/** The kit has no option for "nothing", and the top level is a choice like any other. */
const TOP = 'top';

interface ParentSelectProps {
  id?: string;
  value?: string | null;
  onChange?(parentId: string | null): void;
  tree: readonly Branch[];
  /** Departments that cannot be chosen. */
  except?: readonly string[];
}

export function ParentSelect({ id, value = null, onChange, tree, except = [] }: ParentSelectProps) {
  const t = useWords();
  const nodes = (branches: readonly Branch[]): object[] =>
    branches.map((branch) => ({
      value: branch.id,
      title: branch.name,
      disabled: except.includes(branch.id),
      children: nodes(branch.children ?? []),
    }));
  return (
    <TreeSelect
      id={id}
      value={value ?? TOP}
      onChange={(chosen: string) => onChange?.(chosen === TOP ? null : chosen)}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandAll
      treeData={[{ value: TOP, title: t('department.move.top') }, ...nodes(tree)]}
    />
  );
}
