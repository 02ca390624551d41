import type { AccessKey } from '@skyhelm/contract/access-key';
import { OLD_SECRET_HOURS } from '@skyhelm/contract/access-key-rules';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { accessKey } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { serverNow } from '../../browser/server-clock.ts';
import { Field } from '../../ui/form/Field.tsx';
import { NewSecretDialog } from '../../ui/form/NewSecretDialog.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { MadeKey, type Made } from './MadeKey.tsx';

interface Values {
  id: AccessKey['id'];
  keepOldHours: number;
  password: string;
}

const HOURS = [0, 1, 24, OLD_SECRET_HOURS.default, 720] as const;
const schema = async () => (await import('@skyhelm/contract/access-key')).rotateKey.input;

export function RotateDialog({ open, rotated, onClose }: { open: boolean; rotated: AccessKey; onClose(): void }) {
  const t = useWords();
  const [made, setMade] = useState<Made>();
  const rotate = useChange(accessKey.rotateKey, { stale: [accessKey.getKeys], quiet: true });
  return (
    <>
      <NewSecretDialog<Values>
        open={open}
        title={t('accesskey.rotate.title', { project: rotated.project })}
        explain={t('accesskey.rotate.explain')}
        actionText={t('accesskey.rotate.do')}
        schema={schema}
        initial={{ id: rotated.id, keepOldHours: OLD_SECRET_HOURS.default }}
        password={{ label: t('accesskey.password'), hint: t('accesskey.password.hint') }}
        onSubmit={async (input, submitKey) => {
          const { key } = await rotate.mutateAsync({ input: { ...input, id: rotated.id }, submitKey });
          setMade({ project: rotated.project, key });
        }}
        onClose={onClose}
      >
        <OldSecretHours />
      </NewSecretDialog>
      <MadeKey made={made} onClose={() => setMade(undefined)} />
    </>
  );
}

/** How long the one that is in use goes on to be admitted. */
function OldSecretHours() {
  const t = useWords();
  const hours = Form.useWatch('keepOldHours', Form.useFormInstance<Values>()) ?? OLD_SECRET_HOURS.default;
  const [openedAt] = useState(serverNow);
  const until = hours === 0 ? undefined : t('accesskey.rotate.until', { at: formatDateTime(new Date(openedAt + hours * 3_600_000)) });
  return (
    <Field name="keepOldHours" label={t('accesskey.rotate.keepOld')} hint={until}>
      <Select options={HOURS.map((value) => ({ value, label: t(`accesskey.rotate.hours.${value}`) }))} />
    </Field>
  );
}
