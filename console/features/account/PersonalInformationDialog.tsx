import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { send } from '../../api/client.ts';
import { user as userCalls } from '../../api/endpoints.generated.ts';
import { useSession } from '../../session/session.ts';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { useLeaving } from '../../ui/form/use-leaving.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Input } from '../../ui/inputs.ts';
import { Password } from '../../ui/Password.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { AvatarUpload } from './AvatarUpload.tsx';
import { ownChanges, type OwnValues } from './own-changes.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';

export function PersonalInformationDialog({ onClose }: { onClose(): void }) {
  const t = useWords();
  const [form] = Form.useForm<OwnValues>();
  const [image, setImage] = useState<{ id: string; path: string }>();
  const user = useSession((state) => state.user);
  const mobile = Form.useWatch('mobile', form);
  const isMobileNew = user !== undefined && mobile !== undefined && mobile !== user.mobile;
  const changesOf = (values: OwnValues) => ownChanges(values, user?.mobile ?? '', image?.id);
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/user')).changeUserInfo;
    return { safeParse: (values: unknown) => input.safeParse(changesOf(values as OwnValues)) };
  };
  const submit = useSubmit<OwnValues>(form, async (values, submitKey) => {
    await send(userCalls.changeUserInfo, changesOf(values), { quiet: true, submitKey });
    toast.success(t('account.informationSaved'));
    onClose();
  });
  const isUnsaved = () => image !== undefined || form.isFieldsTouched();
  const { leave, question } = useLeaving({ open: true, isUnsaved, onClose });
  if (!user) return null;
  const facts = [
    [t('account.department'), user.deptName || t('common.none')],
    [t('account.role'), user.roles.join(' / ') || t('common.none')],
    [t('account.userName'), user.name],
    [t('account.email'), user.email || t('common.none')],
  ];
  return (
    <Modal
      open
      width={650}
      title={t('account.personalInformation')}
      mask={{ closable: false }}
      onCancel={leave}
      footer={[
        <Button key="cancel" onClick={leave}>
          {t('common.cancel')}
        </Button>,
        <Button key="save" type="primary" htmlType="submit" form="personal-information" loading={submit.busy}>
          {t('common.save')}
        </Button>,
      ]}
    >
      <Refusal text={submit.refusal} />
      <div className="personal-information">
        <AvatarUpload src={image?.path ?? user.imagePath} name={user.name} onUploaded={setImage} />
        <div>
          <dl className="facts">
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="certification-link">
            <Link href="/account/certification" onClick={onClose}>
              {t('menu.certification')}
            </Link>
          </p>
          <SchemaContext value={schema}>
            <Form
              id="personal-information"
              form={form}
              layout="vertical"
              initialValues={{ mobile: user.mobile }}
              onFinish={() => void submit.run()}
            >
              <Field name="mobile" label={t('account.mobile')} required>
                <Input type="tel" autoComplete="tel" maxLength={20} />
              </Field>
              {isMobileNew && (
                <Field name="password" label={t('account.currentPassword')} required hint={t('account.mobileTakesPassword')}>
                  <Password autoComplete="current-password" maxLength={256} />
                </Field>
              )}
            </Form>
          </SchemaContext>
        </div>
      </div>
      <p className="page-note">{t('account.afterNextLogin')}</p>
      {question}
    </Modal>
  );
}
