import type { Device } from '@skyhelm/contract/device';
import { Link, useLocation } from 'wouter';
import { device } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words/words.ts';
import styles from './no-device.module.css';

/** More than these are looked for in the list of devices. */
const OFFERED = 12;

/** An address that names no device, as a bookmark of the specification's own would: one is chosen here, or in the list. */
export function NoDevice({ type, title }: { type: Device['type']; title: string }) {
  const t = useWords();
  const [path] = useLocation();
  const maySee = useHas('device:query');
  const { data } = useRead(device.getDevices, { type, pageNum: 1, pageSize: OFFERED, orderByColumn: 'name' }, { when: maySee });
  return (
    <EmptyState
      mood="empty"
      title={title}
      action={
        <>
          <ul className={styles['offered']}>
            {data?.rows.map(({ id, name, sn }) => (
              <li key={id}>
                <Link href={`${path}?id=${id}`}>
                  <span>{name}</span> <small>{sn}</small>
                </Link>
              </li>
            ))}
          </ul>
          <Link href={`/device?type=${type}`}>{t('uav.toDevices')}</Link>
        </>
      }
    />
  );
}
