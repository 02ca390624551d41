import type { WebHook } from '@skyhelm/contract/web-hook';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { webHook } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { valuesOf, type HookEdit, type HookValues } from './hook-form.ts';
import { MadeHookSecret, type Made } from './MadeHookSecret.tsx';
import { WebHookFields } from './WebHookFields.tsx';

const addSchema = async () => (await import('@skyhelm/contract/web-hook')).addWebHook.input;
const setSchema = async () => (await import('@skyhelm/contract/web-hook')).setWebHook.input;
const STALE = [webHook.getWebHooks];
const WIDTH = 560;

interface DrawerProps {
  open: boolean;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: DrawerProps & { onAdded(id: WebHook['id']): void }) {
  const t = useWords();
  const [made, setMade] = useState<Made>();
  const add = useChange(webHook.addWebHook, { stale: STALE, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <>
      <FormDrawer<HookValues>
        open={open}
        title={t('webhook.add')}
        width={WIDTH}
        schema={addSchema}
        initial={{ events: [], isOn: true }}
        onSubmit={async (input, submitKey) => {
          const { id, secret } = await add.mutateAsync({ input, submitKey });
          setMade({ name: input.name, secret });
          onAdded(id);
        }}
        onClose={onClose}
      >
        <WebHookFields />
      </FormDrawer>
      <MadeHookSecret made={made} onClose={() => setMade(undefined)} />
    </>
  );
}

export function EditDrawer({ open, edited, onClose }: DrawerProps & { edited: WebHook }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<WebHook>();
  const set = useChange(webHook.setWebHook, { stale: STALE, quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (input: HookEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(error.data as WebHook);
      return false;
    }
  };
  return (
    <FormDrawer<HookEdit>
      open={open}
      title={t('webhook.edit')}
      width={WIDTH}
      schema={setSchema}
      initial={valuesOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && <StaleHook theirs={theirs} onChosen={() => setTheirs(undefined)} />}
      <WebHookFields />
    </FormDrawer>
  );
}

function StaleHook({ theirs, onChosen }: { theirs: WebHook; onChosen(): void }) {
  const t = useWords();
  return (
    <StaleNotice<Omit<HookEdit, 'password'>>
      title={t('webhook.stale.title')}
      same={t('webhook.stale.same')}
      theirs={valuesOf(theirs)}
      compared={[
        { key: 'name', label: t('webhook.name'), shown: ({ name }) => name },
        { key: 'address', label: t('webhook.address'), shown: ({ address }) => address },
        {
          key: 'events',
          label: t('webhook.events'),
          shown: ({ events }) => formatList(events.map((event) => t(`webhook.event.${event}`))),
        },
        { key: 'isOn', label: t('webhook.state'), shown: ({ isOn }) => t(`webhook.state.${isOn ? 'on' : 'off'}`) },
      ]}
      onChosen={onChosen}
    />
  );
}
