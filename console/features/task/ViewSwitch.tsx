import { Radio } from 'antd';
import { useSearchParams } from 'wouter';
import { useHas } from '../../session/session.ts';
import { oneOf } from '../../ui/list/list-address.ts';
import { useWords } from '../../words/words.ts';

const VIEWS = ['table', 'map', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

interface Views {
  view: View;
  offered: readonly View[];
  setView(view: View): void;
}

/** How the list is looked at; it stands in the address, as the filters do. */
export function useView(): Views {
  const [params, setParams] = useSearchParams();
  const maySeeMap = useHas('task:mapView');
  const offered = VIEWS.filter((view) => view !== 'map' || maySeeMap);
  return {
    view: oneOf(offered, params.get('view') ?? undefined) ?? 'table',
    offered,
    setView(view) {
      const next = new URLSearchParams(params);
      if (view === 'table') next.delete('view');
      else next.set('view', view);
      setParams(next, { replace: true });
    },
  };
}

export function ViewSwitch({ view, offered, setView }: Views) {
  const t = useWords();
  return (
    <Radio.Group
      optionType="button"
      aria-label={t('task.view')}
      value={view}
      options={offered.map((value) => ({ value, label: t(`task.view.${value}`) }))}
      onChange={({ target }) => setView(target.value as View)}
    />
  );
}
