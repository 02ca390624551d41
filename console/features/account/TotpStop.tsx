import { Button, Modal } from 'antd';
import { session } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useSession } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { PasswordStep } from './PasswordStep.tsx';

export function TotpStop({ onClose }: { onClose(): void }) {
  const t = useWords();
  const stop = useChange(session.stopTotp, {
    quiet: true,
    onSuccess: () => {
      useSession.setState((state) => ({ user: state.user && { ...state.user, totpEnabled: false } }));
      toast.success(t('account.totp.stopped'));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('account.totp')}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="stop" danger htmlType="submit" form="totp-stop" loading={stop.isPending}>
          {t('account.totp.stop')}
        </Button>,
      ]}
    >
      <PasswordStep
        id="totp-stop"
        note={t('account.totp.stopNote')}
        refusal={stop.error?.message}
        onPassword={(password) => stop.mutate({ input: { password } })}
      />
    </Modal>
  );
}
