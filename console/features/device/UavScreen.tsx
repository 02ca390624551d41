import { Button } from 'antd';
import { Link, useSearchParams } from 'wouter';
import { device } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTask } from '../../ui/list/use-task.ts';
import { useWords } from '../../words/words.ts';
import { FlightControl } from '../flight-control/index.tsx';
import { FlightSettings } from '../flight-settings/index.ts';
import { LINKS_MS } from './device-reads.ts';
import { DetailFrame, DetailWaiting } from './DetailFrame.tsx';
import { NoDevice } from './NoDevice.tsx';
import { StateHistory } from './StateHistory.tsx';
import type { Task } from './task.ts';
import { DeviceTasks } from './tasks-on-demand.ts';
import { BasicFacts, Card, LinkFacts, Totals, UseFacts } from './UavCards.tsx';
import { VehicleLogs } from './VehicleLogs.tsx';
import { deviceIdIn, lifeAddress, parametersAddress, recordsAddress } from './details-address.ts';
import styles from './uav.module.css';

/** One aircraft: what it has done, what it is bound to, who has it, what it has been through. */
export function UavScreen() {
  const t = useWords();
  const [params] = useSearchParams();
  const id = deviceIdIn(params);
  const { data, error, refetch } = useRead(device.getDevice, { id: id! }, { when: id !== undefined, everyMs: LINKS_MS });
  const { work, start, finish } = useTask<Task>();
  if (id === undefined) return <NoDevice type="uav" title={t('uav.nothing')} />;
  if (!data) {
    return error ? <LoadFailed error={error} onRetry={refetch} /> : <DetailWaiting />;
  }
  if (data.type !== 'uav') return <NoDevice type="uav" title={t('uav.nothing')} />;
  return (
    <DetailFrame
      device={data}
      secondary={
        <>
          {data.hardwareId !== null && (
            <Link className={styles['toOther'] ?? ''} href={parametersAddress(data.id)}>
              {t('uav.parameters')}
            </Link>
          )}
          <Allowed permission="flightRecord:query">
            <Link className={styles['toOther'] ?? ''} href={recordsAddress(data.id)}>
              {t('uav.records')}
            </Link>
          </Allowed>
          {data.may.manage && (
            <>
              <Allowed permission="device:share">
                <Button onClick={() => start({ kind: 'share', row: data })}>{t('device.share')}</Button>
              </Allowed>
              <Allowed permission="device:edit">
                <Button onClick={() => start({ kind: 'state', row: data })}>{t('device.changeState')}</Button>
              </Allowed>
              <Allowed permission="device:edit">
                <Button onClick={() => start({ kind: 'edit', row: data })}>{t('common.edit')}</Button>
              </Allowed>
            </>
          )}
        </>
      }
      primary={
        <Link className={styles['toLife'] ?? ''} href={lifeAddress(data.id)}>
          {t('uav.life')}
        </Link>
      }
    >
      <Allowed permission="device:control">
        <FlightControl deviceId={data.id} />
      </Allowed>
      <div className={styles['cards']}>
        <Totals device={data} />
        <BasicFacts device={data} />
        <LinkFacts
          device={data}
          action={
            data.may.manage && (
              <Allowed permission="device:bind">
                <Button className={styles['bind'] ?? ''} onClick={() => start({ kind: 'bind', row: data })}>
                  {t(data.hardwareId === null ? 'device.bind' : 'device.bind.again')}
                </Button>
              </Allowed>
            )
          }
        />
        {data.hardwareId !== null && (
          <Allowed permission="device:details">
            <Card title={t('uav.settings')}>
              <FlightSettings deviceId={data.id} mayFly={data.may.fly} />
            </Card>
          </Allowed>
        )}
        <UseFacts device={data} />
        <StateHistory changes={data.history} />
        {data.hardwareId !== null && data.may.fly && (
          <Allowed permission="device:control">
            <VehicleLogs deviceId={data.id} />
          </Allowed>
        )}
      </div>
      {work && <DeviceTasks key={work.number} task={work.task} open={work.open} onClose={finish} />}
    </DetailFrame>
  );
}
