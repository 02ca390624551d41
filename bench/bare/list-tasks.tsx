import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { Alert, Button, Drawer, Form, Input, Modal, Select, Table, Tag, TreeSelect } from 'antd';

interface TasksProps {
  task: string | undefined;
  onClose(): void;
}

/** What the buttons of the screen open: it comes with the console's screen, so it comes here too. */
export const Tasks = ({ task, onClose }: TasksProps) => (
  <>
    <EditDrawer open={task === 'edit'} onClose={onClose} />
    <MembersDrawer open={task === 'members'} onClose={onClose} />
    <Modal open={task === 'delete'} onCancel={onClose} title={<ExclamationCircleFilled />} footer={[<Button key="cancel">Cancel</Button>]}>
      It cannot be undone
    </Modal>
  </>
);

interface DrawerProps {
  open: boolean;
  onClose(): void;
}

function EditDrawer({ open, onClose }: DrawerProps) {
  const [form] = Form.useForm();
  return (
    <Drawer open={open} title="Edit" size={480} onClose={onClose} destroyOnHidden footer={<Button type="primary">Save</Button>}>
      <Alert type="warning" showIcon role="alert" title="Changed meanwhile" />
      <Form form={form} layout="vertical" requiredMark>
        <Form.Item name="parentId" label="Parent">
          <TreeSelect showSearch={{ treeNodeFilterProp: 'title' }} treeDefaultExpandAll treeData={[{ value: 'top', title: 'Top' }]} />
        </Form.Item>
        <Form.Item name="country" label="Country" rules={[{ validator: async () => undefined }]}>
          <Select showSearch={{ filterOption: () => true }} options={[{ value: 'CN', label: 'China' }]} />
        </Form.Item>
        <Form.Item name="description" label="Description">
          <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      </Form>
    </Drawer>
  );
}

const MembersDrawer = ({ open, onClose }: DrawerProps) => (
  <Drawer open={open} title="Members" size={640} onClose={onClose} extra={<Button>Export</Button>}>
    <Table rowSelection={{}} pagination={{ pageSize: 20 }} columns={[{ key: 'name', title: 'Name', render: () => <Tag>Frozen</Tag> }]} />
  </Drawer>
);
