import type { WebHook } from '@skyhelm/contract/web-hook';
import { webHook } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { useHeld } from '../role/index.ts';
import type { Task } from './task.ts';

interface WebHookActionsProps {
  row: WebHook;
  folded: boolean;
  start(task: Task): void;
}

export function WebHookActions({ row, folded, start }: WebHookActionsProps) {
  const t = useWords();
  const { reachesAll } = useHeld();
  const [mayEdit, mayDelete] = [useHas('webHook:edit'), useHas('webHook:delete')];
  const ping = useChange(webHook.pingWebHook, {
    stale: [webHook.getWebHooks, webHook.getDeliveries],
    onSuccess: () => toast.success(t('webhook.ping.done')),
  });
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[{ key: 'log', label: t('webhook.log'), onClick: () => start({ kind: 'log', row }) }]}
      more={[
        ...(mayEdit && reachesAll
          ? [
              { key: 'edit', label: t('common.edit'), onClick: () => start({ kind: 'edit', row }) },
              { key: 'renew', label: t('webhook.renew'), onClick: () => start({ kind: 'renew', row }) },
            ]
          : []),
        ...(mayEdit && row.isOn ? [{ key: 'ping', label: t('webhook.ping'), onClick: () => ping.mutate({ input: { id: row.id } }) }] : []),
        ...(mayDelete ? [{ key: 'delete', label: t('common.delete'), danger: true, onClick: () => start({ kind: 'delete', row }) }] : []),
      ]}
    />
  );
}
