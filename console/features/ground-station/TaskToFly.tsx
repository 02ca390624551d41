import type { DeviceId } from '@skyhelm/contract/ids';
import { Link } from 'wouter';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { flightTaskAddress, isMineToFly } from '../flight-task/index.ts';
import styles from './instruments.module.css';

const LOOK_MS = 30_000;
/** As many as there is room for. */
const SHOWN = 3;

/** Tasks that the reader is to fly with this aircraft: the plan of a task is sent and flown where the task is. */
export function TaskToFly({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const when = useHas('task:query');
  const asked = { holder: 'executed', deviceId, orderByColumn: 'changedAt', pageNum: 1, pageSize: 20 } as const;
  const { data } = useRead(task.getTasks, asked, { when, ...(when && { everyMs: LOOK_MS }) });
  const rows = when ? (data?.rows ?? []).filter(isMineToFly).slice(0, SHOWN) : [];
  return rows.map(({ id, number, name }) => (
    <p key={id} className={styles['plan']}>
      <Link href={flightTaskAddress(id)}>{t('station.task', { number, name })}</Link>
    </p>
  ));
}
