import { Alert, Button, Form, Modal, QRCode } from 'antd';
import { useState, type ReactNode } from 'react';
import { session } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { copyText } from '../../browser/copy-text.ts';
import { useSession } from '../../session/session.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { issueText } from '../../words/issue-text.ts';
import { useWords } from '../../words/words.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';

const FORM = 'totp-set-up';

/** Password, then the app scans the secret and proves it with a code, then the recovery codes, which are never shown again. */
export function TotpSetUp({ onClose }: { onClose(): void }) {
  const t = useWords();
  const [codes, setCodes] = useState<readonly string[]>();
  const start = useChange(session.startTotp, { quiet: true });
  const confirm = useChange(session.confirmTotp, {
    quiet: true,
    onSuccess: ({ recoveryCodes }) => {
      useSession.setState((state) => ({ user: state.user && { ...state.user, totpEnabled: true } }));
      setCodes(recoveryCodes);
    },
  });
  const copy = async (text: string) => ((await copyText(text)) ? toast.success(t('common.copied')) : toast.error(t('common.copyFailed')));

  let step: ReactNode;
  if (codes) {
    step = (
      <>
        <Alert className="form-refusal" type="warning" showIcon title={t('account.totp.recoveryNote')} />
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </>
    );
  } else if (start.data) {
    const { uri, secret } = start.data;
    step = (
      <div className="totp-steps">
        <QRCode value={uri} size={176} bordered={false} bgColor="#ffffff" color="#000000" />
        <Form id={FORM} layout="vertical" onFinish={({ totp }: { totp: string }) => confirm.mutate({ input: { totp } })}>
          <p className="page-note">{t('account.totp.scan')}</p>
          <p className="totp-secret">{secret}</p>
          <button type="button" className="link-button" onClick={() => void copy(secret)}>
            {t('common.copy')}
          </button>
          <Refusal text={confirm.error?.message} />
          <Form.Item
            name="totp"
            label={t('account.totp.code')}
            rules={[{ required: true, pattern: /^\s*[0-9]{6}\s*$/, message: issueText('code') }]}
            validateTrigger="onBlur"
          >
            <Input autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          </Form.Item>
        </Form>
      </div>
    );
  } else {
    step = (
      <PasswordStep
        id={FORM}
        note={t('account.totp.passwordNote')}
        refusal={start.error?.message}
        onPassword={(password) => start.mutate({ input: { password } })}
      />
    );
  }
  const footer = codes
    ? [
        <Button key="copy" onClick={() => void copy(codes.join('\n'))}>
          {t('common.copy')}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {t('account.totp.kept')}
        </Button>,
      ]
    : [
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="next" type="primary" htmlType="submit" form={FORM} loading={start.isPending || confirm.isPending}>
          {t(start.data ? 'account.totp.setUp' : 'account.totp.next')}
        </Button>,
      ];
  return (
    <Modal
      open
      width={600}
      title={t(codes ? 'account.totp.recovery' : 'account.totp')}
      mask={{ closable: false }}
      closable={!codes}
      keyboard={!codes}
      onCancel={onClose}
      footer={footer}
    >
      {step}
    </Modal>
  );
}
