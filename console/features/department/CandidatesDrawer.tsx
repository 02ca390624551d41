import type { UserId } from '@skyhelm/contract/ids';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { department } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
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
  useBack(open, close);
  const add = useChange(department.addMembers, {
    stale: PLACES,
    onSuccess: ({ added }) => {
      toast.success(t('department.members.added', { count: added }));
      close();
    },
  });
  return (
    <Drawer
      open={open}
      title={t('department.members.add')}
      size={560}
      onClose={close}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            type="primary"
            disabled={ids.length === 0}
            loading={add.isPending}
            onClick={() => add.mutate({ input: { id: to.id, userIds: ids } })}
          >
            {t('department.members.addSelected', { count: ids.length })}
          </Button>
        </div>
      }
    >
      <PeopleTable
        people={department.getCandidates}
        input={{}}
        empty={{ text: t('department.members.noCandidates'), hint: t('department.members.noCandidatesHint') }}
        selection={{ ids, onChange: setIds }}
      />
    </Drawer>
  );
}
