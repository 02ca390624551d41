import type { InputOf } from '@skyhelm/contract/endpoint';
import type { addSite, setSite, Site } from '@skyhelm/contract/site';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { site } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { inputOf, valuesOf, type SiteEdit, type SiteValues } from './site-form.ts';
import { SiteFields } from './SiteFields.tsx';

/** The schema asks for numbers, the form holds what was typed. */
const schemaOf = (half: 'addSite' | 'setSite') => async () => {
  const { input } = (await import('@skyhelm/contract/site'))[half];
  return { safeParse: (values: unknown) => input.safeParse(inputOf(values as SiteValues)) };
};
const addSchema = schemaOf('addSite');
const setSchema = schemaOf('setSite');

interface AddDrawerProps {
  open: boolean;
  onAdded(id: Site['id']): void;
  onClose(): void;
}

export function AddDrawer({ open, onAdded, onClose }: AddDrawerProps) {
  const t = useWords();
  const add = useChange(site.addSite, { stale: [site.getSites], quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  return (
    <FormDrawer<SiteValues>
      open={open}
      title={t('site.add')}
      schema={addSchema}
      initial={{}}
      onSubmit={async (values, submitKey) => {
        const input = inputOf(values) as InputOf<typeof addSite>;
        onAdded((await add.mutateAsync({ input, submitKey })).id);
      }}
      onClose={onClose}
    >
      <SiteFields />
    </FormDrawer>
  );
}

export function EditDrawer({ open, edited, onClose }: { open: boolean; edited: Site; onClose(): void }) {
  const t = useWords();
  const [theirs, setTheirs] = useState<SiteEdit>();
  const set = useChange(site.setSite, { stale: [site.getSites], quiet: true, onSuccess: () => toast.success(t('common.saved')) });
  const submit = async (values: SiteEdit, submitKey: string) => {
    try {
      await set.mutateAsync({ input: inputOf(values) as InputOf<typeof setSite>, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      setTheirs(valuesOf(error.data as Site));
      return false;
    }
  };
  return (
    <FormDrawer<SiteEdit>
      open={open}
      title={t('site.edit')}
      schema={setSchema}
      initial={valuesOf(edited)}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice<SiteEdit>
          title={t('site.stale.title')}
          same={t('site.stale.same')}
          theirs={theirs}
          compared={(['name', 'longitude', 'latitude', 'altitude', 'address', 'remark'] as const).map((field) => ({
            key: field,
            label: t(field === 'altitude' ? 'site.altitude.metres' : `site.${field}`),
            shown: (record) => record[field] ?? '',
          }))}
          onChosen={() => setTheirs(undefined)}
        />
      )}
      <SiteFields />
    </FormDrawer>
  );
}
