import { Table } from 'antd';
import { show } from './kit.tsx';
import { ListBar, RowActions, type Row } from './list-bar.tsx';
import { ListShell } from './list-shell.tsx';

const ROWS: Row[] = [{ id: '1', name: 'Headquarters', children: [{ id: '2', name: 'Flight', children: [{ id: '3', name: 'North' }] }] }];

/** The controls that stand on the console's department screen and nothing behind them; what its buttons open loads later, there and here. */
const List = () => (
  <ListShell>
    <ListBar />
    <Table<Row>
      rowKey="id"
      size="medium"
      dataSource={ROWS}
      pagination={false}
      expandable={{ defaultExpandAllRows: true }}
      scroll={{ x: 'max-content', y: 500 }}
      columns={[
        { key: 'name', title: 'Name', width: 220, render: (_, { name }) => name },
        { key: 'actions', title: 'Actions', fixed: 'right', width: 230, render: () => <RowActions /> },
      ]}
    />
  </ListShell>
);

show(<List />);
