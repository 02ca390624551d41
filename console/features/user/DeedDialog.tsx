import type { User } from '@skyhelm/contract/user';
import { useState } from 'react';
import { user } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { OneTimePassword, type Made } from './OneTimePassword.tsx';
import type { Deed } from './task.ts';
import { KNOWING_PEOPLE } from './user-reads.ts';
import styles from './user.module.css';

const CALLS = {
  delete: user.deleteUser,
  freeze: user.frozenUser,
  recover: user.recoverUser,
  resetSecondFactor: user.resetSecondFactor,
};

interface DeedDialogProps {
  open: boolean;
  deed: Deed;
  row: User;
  onClose(): void;
}

export function DeedDialog({ deed, ...rest }: DeedDialogProps) {
  return deed === 'resetPassword' ? <ResetPassword {...rest} /> : <PlainDeed deed={deed} {...rest} />;
}

function PlainDeed({ open, deed, row, onClose }: DeedDialogProps & { deed: keyof typeof CALLS }) {
  const t = useWords();
  const change = useChange(CALLS[deed], {
    stale: KNOWING_PEOPLE,
    onSuccess: () => toast.success(t(deed === 'delete' ? 'common.deleted' : `user.${deed}.done`)),
  });
  return (
    <Question
      open={open}
      deed={deed}
      row={row}
      onClose={onClose}
      onConfirm={() => change.mutateAsync({ input: { id: row.id } }).then(onClose)}
    />
  );
}

function ResetPassword({ open, row, onClose }: Omit<DeedDialogProps, 'deed'>) {
  const t = useWords();
  const [made, setMade] = useState<Made>();
  const reset = useChange(user.recoverPassword, {
    onSuccess: ({ password }) => {
      toast.success(t('user.resetPassword.done'));
      setMade({ account: row.userName, password, isForGood: !row.changePassword });
      onClose();
    },
  });
  return (
    <>
      <Question
        open={open}
        deed="resetPassword"
        row={row}
        onClose={onClose}
        onConfirm={() => reset.mutateAsync({ input: { id: row.id } })}
      />
      <OneTimePassword made={made} onClose={() => setMade(undefined)} />
    </>
  );
}

/** What will happen, to whom, and what goes with it. A refusal leaves it open. */
function Question({ open, deed, row, onClose, onConfirm }: DeedDialogProps & { onConfirm(): unknown }) {
  const t = useWords();
  return (
    <ConfirmDanger
      open={open}
      title={t(`user.${deed}.title`, { name: row.name, account: row.userName })}
      actionText={t(deed === 'delete' ? 'common.delete' : `user.${deed}`)}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <div className={styles['warnings']}>
        <p>{t(`user.${deed}.explain`)}</p>
        {deed === 'delete' && <p>{t('common.irreversible')}</p>}
      </div>
    </ConfirmDanger>
  );
}
