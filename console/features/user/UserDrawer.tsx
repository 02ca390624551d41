import type { InputOf } from '@skyhelm/contract/endpoint';
import type { addUser, User } from '@skyhelm/contract/user';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { user } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { OneTimePassword, type Made } from './OneTimePassword.tsx';
import { editOf, StaleUser, type UserEdit } from './StaleUser.tsx';
import { KNOWING_PEOPLE } from './user-reads.ts';
import { UserFields } from './UserFields.tsx';

const addInput = () => import('@skyhelm/contract/user').then((contract) => contract.addUser.input);
const setInput = () => import('@skyhelm/contract/user').then((contract) => contract.setUser.input);

interface AddDrawerProps {
  open: boolean;
  onAdded(id: User['id']): void;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const [made, setMade] = useState<Made>();
  const add = useChange(user.addUser, { stale: KNOWING_PEOPLE, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <>
      <FormDrawer<InputOf<typeof addUser>>
        open={open}
        title={t('user.add')}
        width={560}
        schema={addInput}
        initial={{ roleIds: [], changePassword: true }}
        onSubmit={async (input, submitKey) => {
          const { id, password } = await add.mutateAsync({ input, submitKey });
          if (password !== undefined) setMade({ account: input.userName, password, isForGood: input.changePassword === false });
          onAdded(id);
        }}
        onClose={onClose}
      >
        <UserFields />
      </FormDrawer>
      <OneTimePassword made={made} onClose={() => setMade(undefined)} />
    </>
  );
}

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: User; onClose(): void }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<User>();
  const set = useChange(user.setUser, { stale: KNOWING_PEOPLE, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (input: UserEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(error.data as User);
      return false;
    }
  };
  return (
    <FormDrawer<UserEdit>
      open={open}
      title={t('user.edit')}
      width={560}
      schema={setInput}
      initial={editOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && <StaleUser edited={edited} theirs={theirs} onChosen={() => setTheirs(undefined)} />}
      <UserFields edited={edited} />
    </FormDrawer>
  );
}
