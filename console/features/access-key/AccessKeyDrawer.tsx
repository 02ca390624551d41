import type { AccessKey } from '@skyhelm/contract/access-key';
import { CALLS_PER_MINUTE } from '@skyhelm/contract/access-key-rules';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { accessKey } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { AccessKeyFields } from './AccessKeyFields.tsx';
import { inputOf, valuesOf, type KeyEdit, type KeyValues } from './key-form.ts';
import { MadeKey, type Made } from './MadeKey.tsx';
import { StaleKey } from './StaleKey.tsx';

/** The schema asks for a moment, the form holds a day. */
const schemaOf =
  (half: 'addKey' | 'setKey', present: string | null = null) =>
  async () => {
    const { input } = (await import('@skyhelm/contract/access-key'))[half];
    return { safeParse: (values: unknown) => input.safeParse(inputOf(values as KeyValues, present)) };
  };
const addSchema = schemaOf('addKey');
const STALE = [accessKey.getKeys];
const WIDTH = 640;

interface DrawerProps {
  open: boolean;
  address: string;
  onClose(): void;
}

export function AddDrawer({ open, address, onAdded, onClose }: DrawerProps & { onAdded(id: AccessKey['id']): void }) {
  const t = useWords();
  const [made, setMade] = useState<Made>();
  const add = useChange(accessKey.addKey, { stale: STALE, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <>
      <FormDrawer<KeyValues>
        open={open}
        title={t('accesskey.add')}
        width={WIDTH}
        schema={addSchema}
        initial={{ scopes: [], whitelist: '', callsPerMinute: String(CALLS_PER_MINUTE.default) }}
        onSubmit={async (values, submitKey) => {
          const { id, key } = await add.mutateAsync({ input: inputOf(values), submitKey });
          setMade({ project: values.project, key });
          onAdded(id);
        }}
        onClose={onClose}
      >
        <AccessKeyFields address={address} />
      </FormDrawer>
      <MadeKey made={made} onClose={() => setMade(undefined)} />
    </>
  );
}

export function EditDrawer({ open, address, edited, onClose }: DrawerProps & { edited: AccessKey }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<AccessKey>();
  const [schema] = useState(() => schemaOf('setKey', edited.expiresAt));
  const set = useChange(accessKey.setKey, { stale: STALE, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (values: KeyEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input: inputOf(values, (theirs ?? edited).expiresAt), submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(error.data as AccessKey);
      return false;
    }
  };
  return (
    <FormDrawer<KeyEdit>
      open={open}
      title={t('accesskey.edit')}
      width={WIDTH}
      schema={schema}
      initial={valuesOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && <StaleKey theirs={theirs} />}
      <AccessKeyFields address={address} />
    </FormDrawer>
  );
}
