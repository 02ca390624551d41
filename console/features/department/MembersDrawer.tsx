import type { UserId } from '@skyhelm/contract/ids';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { department } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useHas } from '../../session/session.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { CandidatesDrawer } from './CandidatesDrawer.tsx';
import type { Branch } from './department-tree.ts';
import { PLACES } from './members-reads.ts';
import { PeopleTable } from './PeopleTable.tsx';

interface MembersDrawerProps {
  open: boolean;
  of: Branch;
  onClose(): void;
}

export function MembersDrawer({ open, of, onClose }: MembersDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const mayChange = useHas('department:personnel');
  const [ids, setIds] = useState<UserId[]>([]);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = useChange(department.removeMembers, {
    stale: PLACES,
    onSuccess: ({ removed }) => {
      toast.success(t('department.members.removed', { count: removed }));
      setIds([]);
      setRemoving(false);
    },
  });
  return (
    <Drawer
      open={open}
      title={t('department.members.of', { name: of.name })}
      size={640}
      onClose={onClose}
      destroyOnHidden
      extra={
        <Allowed permission="department:export">
          <Button onClick={() => void download(department.exportMembers, { id: of.id }).catch(() => undefined)}>
            {t('common.export')}
          </Button>
        </Allowed>
      }
      footer={
        mayChange && (
          <div className="drawer-footer">
            <Button danger disabled={ids.length === 0} onClick={() => setRemoving(true)}>
              {t('department.members.removeSelected', { count: ids.length })}
            </Button>
            <Button type="primary" onClick={() => setAdding(true)}>
              {t('department.members.add')}
            </Button>
          </div>
        )
      }
    >
      <PeopleTable
        people={department.getMembers}
        input={{ id: of.id }}
        personOf={(member) => member}
        empty={{ text: t('department.members.empty') }}
        {...(mayChange && { selection: { ids, onChange: setIds } })}
      />
      <CandidatesDrawer open={adding} to={of} onClose={() => setAdding(false)} />
      <ConfirmDanger
        open={removing}
        title={t('department.members.removeTitle', { count: ids.length, name: of.name })}
        actionText={t('common.remove')}
        onCancel={() => setRemoving(false)}
        onConfirm={() => remove.mutateAsync({ input: { id: of.id, userIds: ids } })}
      >
        {t('department.members.removeExplain')}
      </ConfirmDanger>
    </Drawer>
  );
}
