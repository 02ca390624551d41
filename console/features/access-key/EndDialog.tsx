import type { AccessKey } from '@skyhelm/contract/access-key';
import { accessKey } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { formatAgo } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

const CALLS = { endOld: accessKey.endOldSecret, revoke: accessKey.revokeKey };

/** The server notes the use of a secret once a minute: one just before may stand for one just after. */
const NOTED_EVERY_MS = 60_000;

interface EndDialogProps {
  open: boolean;
  deed: keyof typeof CALLS;
  row: AccessKey;
  onClose(): void;
}

/** Ends the old secret, or the whole key. Says what it would break, as far as the last use tells. */
export function EndDialog({ open, deed, row, onClose }: EndDialogProps) {
  const t = useWords();
  const end = useChange(CALLS[deed], { stale: [accessKey.getKeys], onSuccess: () => toast.success(t(`accesskey.${deed}.done`)) });
  const [newest, old] = row.secrets;
  const isUsed = newest && old?.lastUsedAt && Date.parse(old.lastUsedAt) > Date.parse(newest.createdAt) - NOTED_EVERY_MS;
  const oldUse = isUsed
    ? t('accesskey.endOld.used', { ago: formatAgo(old.lastUsedAt!), ip: old.lastUsedIp })
    : t('accesskey.endOld.unused');
  return (
    <ConfirmDanger
      open={open}
      title={t(`accesskey.${deed}.title`, { project: row.project })}
      actionText={t(`accesskey.${deed}`)}
      onCancel={onClose}
      onConfirm={() => end.mutateAsync({ input: { id: row.id } }).then(onClose)}
    >
      <p>{deed === 'revoke' ? t('accesskey.revoke.explain') : oldUse}</p>
    </ConfirmDanger>
  );
}
