import ColumnHeightOutlined from '@ant-design/icons/ColumnHeightOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Checkbox, Dropdown, Tooltip } from 'antd';
import { useWords } from '../../words/words.ts';
import type { Density, ListView } from './use-list-view.ts';

interface ListToolsProps {
  view: Pick<ListView<unknown>, 'optional' | 'density' | 'toggle' | 'setDensity'>;
  narrow: boolean;
  busy: boolean;
  onRefresh(): void;
}

const DENSITIES: Density[] = ['comfortable', 'compact'];

export function ListTools({ view, narrow, busy, onRefresh }: ListToolsProps) {
  const t = useWords();
  return (
    <div className="list-tools">
      <Dropdown
        trigger={['click']}
        menu={{
          items: view.optional.map((column) => ({ key: column.key, label: <Checkbox checked={column.shown}>{column.title}</Checkbox> })),
          onClick: ({ key, domEvent }) => {
            domEvent.preventDefault();
            view.toggle(key);
          },
        }}
      >
        <Button type="text" icon={<SettingOutlined />} aria-label={t('common.columns')} title={t('common.columns')} />
      </Dropdown>
      {!narrow && (
        <Dropdown
          trigger={['click']}
          menu={{
            selectable: true,
            selectedKeys: [view.density],
            items: DENSITIES.map((density) => ({ key: density, label: t(`common.density.${density}`) })),
            onClick: ({ key }) => view.setDensity(key as Density),
          }}
        >
          <Button type="text" icon={<ColumnHeightOutlined />} aria-label={t('common.density')} title={t('common.density')} />
        </Dropdown>
      )}
      <Tooltip title={t('common.refresh')}>
        <Button type="text" icon={<ReloadOutlined spin={busy} />} aria-label={t('common.refresh')} onClick={onRefresh} />
      </Tooltip>
    </div>
  );
}
