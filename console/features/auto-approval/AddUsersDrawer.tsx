import type { UserId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useState } from 'react';
import { user as calls } from '../../api/endpoints.generated.ts';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { useWords } from '../../words/words.ts';
import { PeopleTable } from '../department/index.ts';
import type { AutoSetting } from './rules-form.ts';
import { useSaving } from './use-saving.ts';

interface AddUsersDrawerProps {
  open: boolean;
  /** As it is now: when somebody else has changed it meanwhile, their people stay. */
  setting: AutoSetting;
  onClose(): void;
}

export function AddUsersDrawer({ open, setting, onClose }: AddUsersDrawerProps) {
  const t = useWords();
  const [chosen, setChosen] = useState<UserId[]>([]);
  const { isPending, save } = useSaving(setting);
  const listed = setting.users.map(({ id }) => id);
  const added = chosen.filter((id) => !listed.includes(id));
  return (
    <TaskDrawer
      open={open}
      title={t('approval.auto.users.add')}
      width={560}
      leave={t('common.cancel')}
      busy={isPending}
      onClose={onClose}
      actions={
        <Button
          type="primary"
          disabled={added.length === 0}
          loading={isPending}
          onClick={() => void save({ userIds: [...listed, ...added] }).then((isSaved) => isSaved && onClose())}
        >
          {t('department.members.addSelected', { count: added.length })}
        </Button>
      }
    >
      <PeopleTable
        people={calls.getUsers}
        input={{}}
        personOf={({ roles, state, ...person }) => ({ ...person, roles: roles.map(({ name }) => name), frozen: state === 'frozen' })}
        empty={{ text: t('approval.auto.users.none') }}
        selection={{ ids: [...listed, ...added], onChange: setChosen, isTaken: (id) => listed.includes(id) }}
      />
    </TaskDrawer>
  );
}
