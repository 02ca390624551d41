import type { Corporate, CorporateForm, CorporateRecord } from '@skyhelm/contract/corporate';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { corporate } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { LogoUpload } from './LogoUpload.tsx';

/** `logo` is absent until another was uploaded, null once it was taken away. */
type Values = CorporateForm & { version: number; logo?: string | null };

const schema = async () => (await import('@skyhelm/contract/corporate')).setCorporate.input;
const valuesOf = ({ name, contactName, contact, version }: CorporateRecord): Values => ({ name, contactName, contact, version });

export function CompanyDrawer({ open, edited, onClose }: { open: boolean; edited: Corporate; onClose(): void }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<CorporateRecord>();
  const set = useChange(corporate.setCorporate, {
    stale: [corporate.getCorporate],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  const submit = async (input: Values, submitKey: string) => {
    try {
      await set.mutateAsync({ input, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(error.data as CorporateRecord);
      return false;
    }
  };
  return (
    <FormDrawer<Values>
      open={open}
      title={t('corporate.edit')}
      schema={schema}
      initial={valuesOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice<Values>
          title={t('corporate.stale.title')}
          same={t('corporate.stale.same')}
          theirs={valuesOf(theirs)}
          compared={(['name', 'contactName', 'contact'] as const).map((field) => ({
            key: field,
            label: t(`corporate.${field}`),
            shown: (record) => record[field],
          }))}
          onChosen={() => setTheirs(undefined)}
        />
      )}
      <Field name="logo" label={t('corporate.logo')} hint={t('corporate.logo.hint')}>
        <LogoUpload present={(theirs ?? edited).imagePath} />
      </Field>
      <Field name="name" label={t('corporate.name')} required>
        <Input maxLength={100} data-first-field />
      </Field>
      <Field name="contactName" label={t('corporate.contactName')}>
        <Input maxLength={50} />
      </Field>
      <Field name="contact" label={t('corporate.contact')}>
        <Input maxLength={100} />
      </Field>
    </FormDrawer>
  );
}
