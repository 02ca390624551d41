import type { InputOf } from '@skyhelm/contract/endpoint';
import type { addNewsPush, NewsPush, setNewsPush } from '@skyhelm/contract/news-push';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { newsPush } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { formatDateTime, formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { inputOf, NEW_PUSH, valuesOf, type PushEdit, type PushValues } from './push-form.ts';
import { PushFields } from './PushFields.tsx';

/** The schema asks for moments and numbers, the form holds what was typed. */
const schemaOf = (half: 'addNewsPush' | 'setNewsPush') => async () => {
  const { input } = (await import('@skyhelm/contract/news-push'))[half];
  return { safeParse: (values: unknown) => input.safeParse(inputOf(values as PushValues)) };
};
const addSchema = schemaOf('addNewsPush');
const setSchema = schemaOf('setNewsPush');

interface AddDrawerProps {
  open: boolean;
  onAdded(id: NewsPush['id']): void;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(newsPush.addNewsPush, { stale: [newsPush.getNewsPushes], quiet: true });
  return (
    <FormDrawer<PushValues>
      open={open}
      title={t('newspush.add')}
      schema={addSchema}
      initial={NEW_PUSH}
      submitText={t('newspush.send')}
      onSubmit={async (values, submitKey) => {
        const input = inputOf(values) as InputOf<typeof addNewsPush>;
        onAdded((await add.mutateAsync({ input, submitKey })).id);
        toast.success(t(input.pushAt === null ? 'newspush.sent' : 'newspush.scheduled'));
      }}
      onClose={onClose}
    >
      <PushFields />
    </FormDrawer>
  );
}

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: NewsPush; onClose(): void }) {
  const t = useWords();
  const [before, setBefore] = useState(edited);
  const [isStale, setStale] = useState(false);
  const set = useChange(newsPush.setNewsPush, {
    stale: [newsPush.getNewsPushes],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  const submit = async (values: PushEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input: inputOf(values) as InputOf<typeof setNewsPush>, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setBefore(error.data as NewsPush);
      setStale(true);
      return false;
    }
  };
  return (
    <FormDrawer<PushEdit>
      open={open}
      title={t('newspush.edit')}
      schema={setSchema}
      initial={valuesOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {isStale && <Stale theirs={before} onChosen={() => setStale(false)} />}
      <PushFields edited={before} />
    </FormDrawer>
  );
}

function Stale({ theirs, onChosen }: { theirs: NewsPush; onChosen(): void }) {
  const t = useWords();
  const names = new Map([...theirs.people, ...theirs.roles, ...theirs.departments].map(({ id, name }) => [id as string, name]));
  const receivers = ({ userIds, roleIds, departmentIds }: PushEdit) =>
    formatList([...departmentIds, ...roleIds, ...userIds].map((id) => names.get(id) ?? '…'));
  return (
    <StaleNotice<PushEdit>
      title={t('newspush.stale.title')}
      same={t('newspush.stale.same')}
      theirs={valuesOf(theirs)}
      compared={[
        { key: 'title', label: t('newspush.name'), shown: ({ title }) => title },
        { key: 'content', label: t('newspush.content'), shown: ({ content }) => content },
        { key: 'priority', label: t('newspush.priority'), shown: ({ priority }) => t(`newspush.priority.${priority}`) },
        { key: 'mode', label: t('newspush.mode'), shown: ({ mode }) => t(`newspush.mode.${mode}`) },
        { key: 'pushAt', label: t('newspush.pushAt'), shown: ({ pushAt }) => (pushAt ? formatDateTime(pushAt) : '') },
        { key: 'interval', label: t('newspush.interval'), shown: ({ intervalMinutes }) => intervalMinutes },
        { key: 'endsAt', label: t('newspush.endsAt'), shown: ({ endsAt }) => (endsAt ? formatDateTime(endsAt) : '') },
        { key: 'receivers', label: t('newspush.receivers'), shown: receivers },
      ]}
      onChosen={onChosen}
    />
  );
}
