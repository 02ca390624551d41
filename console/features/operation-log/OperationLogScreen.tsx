import { Button } from 'antd';
import type { LogEntry } from '@skyhelm/contract/operation-log';
import { download } from '../../api/client.ts';
import { dictionary, operationLog } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { toast } from '../../ui/toast.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { CheckResult } from './CheckResult.tsx';
import { kindGroups } from './kind-groups.ts';
import { LOG_FILTERS, filterOf } from './log-filter.ts';
import { logColumns } from './log-columns.tsx';

/** Loads when an entry is first opened: the list is there sooner without it. */
const EntryDrawer = onDemand(async () => (await import('./EntryDrawer.tsx')).EntryDrawer);

export function OperationLogScreen() {
  const t = useWords();
  const narrow = useNarrow();
  const address = useListAddress('operation-log', LOG_FILTERS, { column: 'at', ascending: false });
  const kinds = useRead(dictionary.getMultipleDictionaryInfo, { types: ['operation'] }).data?.['operation'];
  const filter = filterOf(address.filters, kinds && new Set(kinds.map(({ value }) => value)));
  const result = useRead(operationLog.getOperations, { ...address.page, orderByColumn: 'at', ...filter }, { keepPrevious: true });
  const { work, start, finish } = useTask<LogEntry>();
  const check = useChange(operationLog.checkOperations, { stale: [operationLog.getOperations] });
  const exportLog = () =>
    download(operationLog.exportOperations, { ...filter, timeZone: zoneHere() }).then(
      () => toast.success(t('oplog.exported')),
      () => undefined,
    );
  return (
    <>
      <ListScreen
        name="operation-log"
        title={t('oplog.title')}
        note={check.data && <CheckResult result={check.data} />}
        secondary={
          <>
            <Allowed permission="log:check">
              <Button loading={check.isPending} onClick={() => check.mutate({ input: {} })}>
                {t('oplog.check')}
              </Button>
            </Allowed>
            <Allowed permission="log:export">
              <Button onClick={() => void exportLog()}>{t('common.export')}</Button>
            </Allowed>
          </>
        }
        filters={[
          { name: 'q', kind: 'search', label: t('oplog.search') },
          { name: 'from', kind: 'day', label: t('oplog.from'), max: address.filters.to },
          { name: 'to', kind: 'day', label: t('oplog.to'), min: address.filters.from },
          { name: 'kind', kind: 'choices', label: t('oplog.kinds'), groups: kindGroups(kinds ?? [], t) },
        ]}
        address={address}
        result={result}
        columns={logColumns(t, narrow ? undefined : start)}
        rowKey="id"
        count={(count) => t(result.data?.more ? 'oplog.countMore' : 'oplog.count', { count })}
        empty={{ text: t('oplog.empty') }}
        onOpen={start}
      />
      {work && <EntryDrawer key={work.number} id={work.task.id} open={work.open} onClose={finish} />}
    </>
  );
}
