import type { Simulator } from '@skyhelm/contract/simulator';
import { useSearchParams } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { simulator } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useHas } from '../../session/session.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import { BasicFacts, Card, DetailFrame, DetailWaiting, deviceIdIn, LINKS_MS, NoDevice, UseFacts } from '../device/index.ts';
import { FlightSettings } from '../flight-settings/index.ts';
import { LiveCard } from './LiveCard.tsx';
import { PositionCard } from './PositionCard.tsx';
import { RunCard } from './RunCard.tsx';
import styles from './simulator.module.css';
import { usePosition } from './use-position.ts';

/** What is heard is looked at more often than what stands. */
const FLYING_MS = 2_000;

/** One simulator: where it starts, how long it still flies, what is heard of it. */
export function SimulatorScreen() {
  const t = useWords();
  const [params] = useSearchParams();
  const id = deviceIdIn(params);
  const { data, error, refetch } = useRead(
    simulator.getSimulator,
    { id: id! },
    { when: id !== undefined, everyMs: (now) => (now?.running || now?.heard ? FLYING_MS : LINKS_MS) },
  );
  if (id === undefined || (error instanceof ApiError && error.code === 'simulator.otherType'))
    return <NoDevice type="simulator" title={t('simulator.nothing')} />;
  if (data) return <Shown key={id} data={data} />;
  return error ? <LoadFailed error={error} onRetry={refetch} /> : <DetailWaiting />;
}

function Shown({ data }: { data: Simulator }) {
  const t = useWords();
  const { device, running, stopFirst, heard } = data;
  const mayRun = useHas('device:simulate') && device.may.fly;
  const position = usePosition(data);
  return (
    <DetailFrame device={device}>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <RunCard id={device.id} running={running} stopFirst={stopFirst} mayRun={mayRun} saveFirst={position.saveFirst} />
          <PositionCard position={position} locked={running !== null} mayEdit={mayRun} />
        </div>
        <div className={styles['column']}>
          <LiveCard name={device.name} heard={heard} />
          {heard !== null && (
            <Allowed permission="device:details">
              <Card title={t('uav.settings')}>
                <FlightSettings deviceId={device.id} mayFly={device.may.fly} />
              </Card>
            </Allowed>
          )}
          <BasicFacts device={device} />
          <UseFacts device={device} />
        </div>
      </div>
    </DetailFrame>
  );
}
