import type { realNameAuthentication } from '@skyhelm/contract/certification';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { Form, Radio } from 'antd';
import { certification } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import styles from './photos.module.css';
import { KNOWING_CERTIFICATIONS } from './certification-reads.ts';
import { PhotoField } from './PhotoField.tsx';
import { UpperCaseInput } from './UpperCaseInput.tsx';

type Identity = InputOf<typeof realNameAuthentication>;
type Values = Extract<Identity, { authenticationType: 'idCard' }> &
  Omit<Extract<Identity, { authenticationType: 'passport' }>, 'authenticationType'>;

const schema = () => import('@skyhelm/contract/certification').then((contract) => contract.realNameAuthentication.input);

/** Only what belongs to the chosen document: a number typed for the other one stays here. */
function chosen(values: Values): Identity {
  const { realName, idNumber, idFrontPhoto, idBackPhoto, passportNumber, passportPhoto } = values;
  return (values.authenticationType as string) === 'passport'
    ? { authenticationType: 'passport', realName, passportNumber, passportPhoto }
    : { authenticationType: 'idCard', realName, idNumber, idFrontPhoto, idBackPhoto };
}

export function IdentityDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const submit = useChange(certification.realNameAuthentication, {
    stale: KNOWING_CERTIFICATIONS,
    quiet: true,
    onSuccess: () => toast.success(t('certification.own.submitted')),
  });
  return (
    <FormDrawer<Values>
      open={open}
      title={t('certification.own.submitIdentity')}
      width={640}
      schema={schema}
      initial={{ authenticationType: 'idCard' }}
      submitText={t('certification.own.submit')}
      onSubmit={(values, submitKey) => submit.mutateAsync({ input: chosen(values), submitKey })}
      onClose={onClose}
    >
      <IdentityFields />
    </FormDrawer>
  );
}

/** Both documents stay in the page, so that choosing the other one and back loses nothing. */
function IdentityFields() {
  const t = useWords();
  const type = Form.useWatch<'idCard' | 'passport' | undefined>('authenticationType') ?? 'idCard';
  return (
    <>
      <Field name="authenticationType" label={t('certification.documentType')} required>
        <Radio.Group
          options={(['idCard', 'passport'] as const).map((value) => ({ value, label: t(`dictionary.documentType.${value}`) }))}
        />
      </Field>
      <Field name="realName" label={t('certification.realName')} required dependsOn={['authenticationType']}>
        <Input maxLength={50} autoComplete="name" data-first-field />
      </Field>
      <div hidden={type !== 'idCard'}>
        <Field name="idNumber" label={t('certification.number.idCard')} required dependsOn={['authenticationType']}>
          <UpperCaseInput maxLength={18} />
        </Field>
        <div className={styles['photos']}>
          <Field name="idFrontPhoto" label={t('certification.photo.front')} required>
            <PhotoField purpose="idPhoto" label={t('certification.photo.front')} />
          </Field>
          <Field name="idBackPhoto" label={t('certification.photo.back')} required>
            <PhotoField purpose="idPhoto" label={t('certification.photo.back')} />
          </Field>
        </div>
      </div>
      <div hidden={type !== 'passport'}>
        <Field name="passportNumber" label={t('certification.number.passport')} required dependsOn={['authenticationType']}>
          <UpperCaseInput maxLength={20} />
        </Field>
        <Field name="passportPhoto" label={t('certification.photo.passport')} required>
          <PhotoField purpose="idPhoto" label={t('certification.photo.passport')} />
        </Field>
      </div>
      <p className="page-note">{t('certification.photo.hint')}</p>
    </>
  );
}
