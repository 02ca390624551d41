import type { droneOperatorAuthentication } from '@skyhelm/contract/certification';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { Select } from 'antd';
import { AIRCRAFT_CATEGORIES, LICENCE_GRADES } from '@skyhelm/core/certification/licence';
import { certification } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { DayInput } from '../../ui/DayInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_CERTIFICATIONS } from './certification-reads.ts';
import { PhotosField } from './PhotosField.tsx';

type Licence = InputOf<typeof droneOperatorAuthentication>;

const LICENCE_TYPES: readonly Licence['licenceType'][] = ['caac', 'aopa', 'utc', 'other'];
const PHOTOS_MAX = 10;

const schema = () => import('@skyhelm/contract/certification').then((contract) => contract.droneOperatorAuthentication.input);

export function LicenceDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const submit = useChange(certification.droneOperatorAuthentication, {
    stale: KNOWING_CERTIFICATIONS,
    quiet: true,
    onSuccess: () => toast.success(t('certification.own.submitted')),
  });
  return (
    <FormDrawer<Licence>
      open={open}
      title={t('certification.own.addLicence')}
      width={640}
      schema={schema}
      initial={{ certificatePhotos: [] }}
      submitText={t('certification.own.submit')}
      onSubmit={(input, submitKey) => submit.mutateAsync({ input, submitKey })}
      onClose={onClose}
    >
      <Field name="licenceType" label={t('certification.licenceType')} required>
        <Select options={LICENCE_TYPES.map((value) => ({ value, label: t(`dictionary.licenceType.${value}`) }))} />
      </Field>
      <Field name="model" label={t('certification.model')} required>
        <Select options={AIRCRAFT_CATEGORIES.map((value) => ({ value, label: t(`dictionary.aircraftCategory.${value}`) }))} />
      </Field>
      <Field name="grade" label={t('certification.grade')} required>
        <Select options={LICENCE_GRADES.map((value) => ({ value, label: t(`dictionary.licenceGrade.${value}`) }))} />
      </Field>
      <Field name="expiresOn" label={t('certification.expiresOn')} required>
        <DayInput />
      </Field>
      <Field name="certificatePhotos" label={t('certification.photo.certificate')} required hint={t('certification.photo.hint')}>
        <PhotosField max={PHOTOS_MAX} />
      </Field>
    </FormDrawer>
  );
}
