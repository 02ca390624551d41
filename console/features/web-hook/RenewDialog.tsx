import type { WebHook } from '@skyhelm/contract/web-hook';
import { useState } from 'react';
import { webHook } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { NewSecretDialog } from '../../ui/form/NewSecretDialog.tsx';
import { useWords } from '../../words/words.ts';
import { MadeHookSecret, type Made } from './MadeHookSecret.tsx';

interface Values {
  id: WebHook['id'];
  password: string;
}

const schema = async () => (await import('@skyhelm/contract/web-hook')).renewWebHookSecret.input;

export function RenewDialog({ open, row, onClose }: { open: boolean; row: WebHook; onClose(): void }) {
  const t = useWords();
  const [made, setMade] = useState<Made>();
  const renew = useChange(webHook.renewWebHookSecret, { stale: [webHook.getWebHooks], quiet: true });
  return (
    <>
      <NewSecretDialog<Values>
        open={open}
        title={t('webhook.renew.title', { name: row.name })}
        explain={t('webhook.renew.explain')}
        actionText={t('webhook.renew.do')}
        schema={schema}
        initial={{ id: row.id }}
        password={{ label: t('accesskey.password'), hint: t('webhook.password.hint') }}
        onSubmit={async (input, submitKey) => {
          const { secret } = await renew.mutateAsync({ input: { ...input, id: row.id }, submitKey });
          setMade({ name: row.name, secret });
        }}
        onClose={onClose}
      />
      <MadeHookSecret made={made} onClose={() => setMade(undefined)} />
    </>
  );
}
