import { Form, Radio } from 'antd';
import { useState } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { Password } from '../../ui/Password.tsx';
import { issueText } from '../../words/issue-text.ts';
import { useWords } from '../../words/words.ts';

/** Made up by the server, or chosen here. Either way its owner replaces it at the first login, unless they may not change it. */
export function PasswordFields() {
  const t = useWords();
  const form = Form.useFormInstance();
  const [isManual, setManual] = useState(false);
  const isForGood = Form.useWatch('changePassword', form) === false;
  const shownHint = isForGood ? 'user.passwordSetting.hintForGood' : 'user.passwordSetting.hint';
  const givenHint = isForGood ? 'user.passwordSetting.keptHint' : 'user.passwordSetting.changeHint';
  const choose = (manual: boolean) => {
    setManual(manual);
    // Empty, a chosen password is missing; undefined, it is left to the server.
    form.setFieldValue('password', manual ? '' : undefined);
  };
  return (
    <>
      <Form.Item label={t('user.passwordSetting')} required extra={t(isManual ? givenHint : shownHint)}>
        <Radio.Group
          value={isManual}
          onChange={({ target }) => choose(target.value as boolean)}
          options={[
            { value: false, label: t('user.passwordSetting.automatic') },
            { value: true, label: t('user.passwordSetting.manual') },
          ]}
        />
      </Form.Item>
      {isManual && (
        <Field name="password" label={t('user.password')} required hint={issueText('password.rule')}>
          <Password autoComplete="new-password" maxLength={20} />
        </Field>
      )}
    </>
  );
}
