import { Alert, Button, Form, Modal } from 'antd';
import { send } from '../../api/client.ts';
import { session } from '../../api/endpoints.generated.ts';
import { enterAgain, leave } from '../../session/session-flow.ts';
import { useSession } from '../../session/session.ts';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Password } from '../../ui/Password.tsx';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';

interface Values {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const schema = async () => (await import('@skyhelm/contract/session')).changePassword.input;

/** `forced`: the password was made up by somebody else, and nothing goes on before it is one's own. */
export function ChangePasswordDialog({ forced, onClose }: { forced: boolean; onClose(): void }) {
  const t = useWords();
  const [form] = Form.useForm<Values>();
  const user = useSession((state) => state.user);
  useBack(true, () => !forced && onClose());
  const mayChange = user?.changePassword !== false;
  const submit = useSubmit<Values>(form, async (values, submitKey) => {
    await send(session.changePassword, values, { quiet: true, submitKey });
    // Until now there were neither rights nor a menu.
    if (forced) await enterAgain().catch(() => location.reload());
    toast.success(t('account.passwordChanged'));
    onClose();
  });
  return (
    <Modal
      open
      width={600}
      title={t('account.changePassword')}
      closable={!forced}
      keyboard={!forced}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={() => (forced ? void leave() : onClose())}>
          {forced ? t('account.logout') : t('common.cancel')}
        </Button>,
        <Button key="save" type="primary" htmlType="submit" form="change-password" loading={submit.busy} disabled={!mayChange}>
          {t('common.confirm')}
        </Button>,
      ]}
    >
      {!mayChange && <Alert className="form-refusal" type="warning" showIcon title={t('account.mayNotChangePassword')} />}
      {forced && <Alert className="form-refusal" type="info" showIcon title={t('account.mustChangePassword')} />}
      <Refusal text={submit.refusal} />
      <SchemaContext value={schema}>
        <Form id="change-password" form={form} layout="vertical" disabled={!mayChange} onFinish={() => void submit.run()}>
          <input type="text" autoComplete="username" value={user?.userName ?? ''} readOnly hidden />
          <Field name="oldPassword" label={t('account.oldPassword')} required>
            <Password autoFocus autoComplete="current-password" maxLength={256} />
          </Field>
          <Field name="newPassword" label={t('account.newPassword')} required hint={t('issues.password.rule')}>
            <Password autoComplete="new-password" maxLength={256} />
          </Field>
          <Field name="confirmPassword" label={t('account.confirmPassword')} required dependsOn={['newPassword']}>
            <Password autoComplete="new-password" maxLength={256} />
          </Field>
        </Form>
      </SchemaContext>
    </Modal>
  );
}
