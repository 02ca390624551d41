import type { UserId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useState } from 'react';
import { department } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import type { Branch } from './department-tree.ts';
import { PLACES } from './members-reads.ts';
import { PeopleTable } from './PeopleTable.tsx';

interface CandidatesDrawerProps {
  open: boolean;
  to: Branch;
  onClose(): void;
}

export function CandidatesDrawer({ open, to, onClose }: CandidatesDrawerProps) {
  const t = useWords();
  const [ids, setIds] = useState<UserId[]>([]);
  const close = () => {
    setIds([]);
    onClose();
  };
  const add = useChange(department.addMembers, {
    stale: PLACES,
    onSuccess: ({ added }) => {
      toast.success(t('department.members.added', { count: added }));
      close();
    },
  });
  return (
    <TaskDrawer
      open={open}
      title={t('department.members.add')}
      width={560}
      leave={t('common.cancel')}
      onClose={close}
      actions={
        <Button
          type="primary"
          disabled={ids.length === 0}
          loading={add.isPending}
          onClick={() => add.mutate({ input: { id: to.id, userIds: ids } })}
        >
          {t('department.members.addSelected', { count: ids.length })}
        </Button>
      }
    >
      <PeopleTable
        people={department.getCandidates}
        input={{}}
        personOf={(member) => member}
        empty={{ text: t('department.members.noCandidates'), hint: t('department.members.noCandidatesHint') }}
        selection={{ ids, onChange: setIds }}
      />
    </TaskDrawer>
  );
}
