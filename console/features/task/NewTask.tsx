import DownOutlined from '@ant-design/icons/DownOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { TASK_TYPES } from '@skyhelm/core/task/task';
import { Button, Dropdown } from 'antd';
import { useLocation } from 'wouter';
import { taskConfig } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';
import { newTaskAddress, type TaskList } from './task-address.ts';

/** A task of any type that is switched on. */
export function NewTask({ list }: { list: TaskList }) {
  const t = useWords();
  const [, go] = useLocation();
  const types = useRead(taskConfig.getTaskConfig, {}).data?.types;
  const offered = TASK_TYPES.filter((type) => types?.[type].isOn !== false);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: offered.map((type) => ({
          key: type,
          label: t(`dictionary.taskType.${type}`),
          onClick: () => go(newTaskAddress(list, type)),
        })),
      }}
    >
      <Button type="primary" icon={<PlusOutlined />}>
        {t('task.add')} <DownOutlined />
      </Button>
    </Dropdown>
  );
}
