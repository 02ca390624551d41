import { Switch } from 'antd';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/inputs.ts';
import { Password } from '../../ui/Password.tsx';
import { useWords } from '../../words/words.ts';
import { EventBoxes } from './EventBoxes.tsx';

export function WebHookFields() {
  const t = useWords();
  return (
    <>
      <Field name="name" label={t('webhook.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <Field name="address" label={t('webhook.address')} required hint={t('webhook.address.hint')}>
        <Input maxLength={500} inputMode="url" autoCapitalize="off" spellCheck={false} />
      </Field>
      <Field name="events" label={t('webhook.events')} required>
        <EventBoxes />
      </Field>
      <Field name="isOn" label={t('webhook.isOn')} valuePropName="checked">
        <Switch />
      </Field>
      <Field name="password" label={t('accesskey.password')} required hint={t('webhook.password.hint')}>
        <Password autoComplete="current-password" maxLength={256} />
      </Field>
    </>
  );
}
