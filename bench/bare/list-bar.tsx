import ColumnHeightOutlined from '@ant-design/icons/ColumnHeightOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Checkbox, Dropdown, Input, Tooltip } from 'antd';

export interface Row {
  id: string;
  name: string;
  children?: Row[];
}

export const ListBar = () => (
  <>
    <Button>Expand all</Button>
    <Button>Export</Button>
    <Button type="primary" icon={<PlusOutlined />}>
      Add
    </Button>
    <Input type="search" allowClear prefix={<SearchOutlined />} placeholder="Search" />
    <Button type="text" disabled>
      Reset
    </Button>
    <Dropdown trigger={['click']} menu={{ items: [{ key: 'name', label: <Checkbox checked>Name</Checkbox> }] }}>
      <Button type="text" icon={<SettingOutlined />} />
    </Dropdown>
    <Dropdown trigger={['click']} menu={{ selectable: true, items: [{ key: 'compact', label: 'Compact' }] }}>
      <Button type="text" icon={<ColumnHeightOutlined />} />
    </Dropdown>
    <Tooltip title="Refresh">
      <Button type="text" icon={<ReloadOutlined />} />
    </Tooltip>
  </>
);

export const RowActions = () => (
  <Dropdown trigger={['click']} menu={{ items: [{ key: 'move', label: 'Move' }] }}>
    <button type="button">
      More <DownOutlined />
    </button>
  </Dropdown>
);
