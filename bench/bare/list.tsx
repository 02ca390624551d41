import { Table } from 'antd';
import { useState } from 'react';
import { show } from './kit.tsx';
import { ListBar, RowActions, type Row } from './list-bar.tsx';
import { ListShell } from './list-shell.tsx';
import { Tasks } from './list-tasks.tsx';

const ROWS: Row[] = [{ id: '1', name: 'Headquarters', children: [{ id: '2', name: 'Flight', children: [{ id: '3', name: 'North' }] }] }];

/** The controls of the console's department screen, with those that its buttons open, and nothing behind them. */
function List() {
  const [task, setTask] = useState<string>();
  return (
    <ListShell>
      <ListBar onAdd={() => setTask('edit')} />
      <Table<Row>
        rowKey="id"
        size="medium"
        dataSource={ROWS}
        pagination={false}
        expandable={{ defaultExpandAllRows: true }}
        scroll={{ x: 'max-content', y: 500 }}
        columns={[
          { key: 'name', title: 'Name', width: 220, render: (_, { name }) => name },
          { key: 'actions', title: 'Actions', fixed: 'right', width: 230, render: () => <RowActions start={setTask} /> },
        ]}
      />
      <Tasks task={task} onClose={() => setTask(undefined)} />
    </ListShell>
  );
}

show(<List />);
