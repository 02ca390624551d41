import type { Device } from '@skyhelm/contract/device';
import { useId, type ReactNode } from 'react';
import { useDistance } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatAgo, formatDate, formatDateTime, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { NetworkState, ShareState } from './DeviceTags.tsx';
import { formatFlown } from './flown.ts';
import styles from './uav.module.css';

interface CardProps {
  title: string;
  /** As broad as the screen, or as high as two others. */
  span?: 'wide' | 'tall';
  children: ReactNode;
}

export function Card({ title, span, children }: CardProps) {
  const id = useId();
  return (
    <section className={`${styles['card']} ${span ? styles[span] : ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export const FactLines = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Facts>
    {facts.map(([label, value]) => (
      <Fact key={label} label={label}>
        {value}
      </Fact>
    ))}
  </Facts>
);

export function Figures({ flights, seconds, metres }: { flights: number; seconds: number; metres: number }) {
  const t = useWords();
  const distance = useDistance();
  const figures = [
    [t('device.flights'), formatNumber(flights)],
    [t('device.flightTime'), flights === 0 ? t('common.none') : formatFlown(seconds)],
    [t('uav.distance'), flights === 0 ? t('common.none') : distance(metres)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Totals({ device }: { device: Device }) {
  const t = useWords();
  return (
    <Card title={t('uav.totals')} span="wide">
      <Figures flights={device.flights} seconds={device.flightSeconds} metres={device.flightMetres} />
    </Card>
  );
}

export function BasicFacts({ device }: { device: Device }) {
  const t = useWords();
  const day = (value: string | null) => (value === null ? t('common.none') : formatDate(`${value}T00:00`));
  return (
    <Card title={t('uav.facts')} span="tall">
      {device.imagePath && <img className={styles['image']} src={device.imagePath} alt={t('device.image')} />}
      <FactLines
        facts={[
          [t('device.model'), device.model || t('common.none')],
          [t('device.firmwareVersion'), device.firmwareVersion || t('common.none')],
          [t('device.condition'), t(`dictionary.deviceCondition.${device.condition}`)],
          [t('device.serviceStatus'), t(`dictionary.serviceStatus.${device.serviceStatus}`)],
          [t('device.factoryOn'), day(device.factoryOn)],
          [t('device.activatedOn'), day(device.activatedOn)],
          [t('device.warrantyUntil'), day(device.warrantyUntil)],
          [t('device.enduranceMinutes'), device.enduranceMinutes === null ? t('common.none') : formatNumber(device.enduranceMinutes)],
          [t('device.createdAt'), formatDate(device.createdAt)],
          [t('device.remark'), device.remark || t('common.none')],
        ]}
      />
    </Card>
  );
}

export function LinkFacts({ device, action }: { device: Device; action: ReactNode }) {
  const t = useWords();
  const { hardwareId, lastSeenAt, hasSigningKey } = device;
  return (
    <Card title={t('uav.link')}>
      <FactLines
        facts={[
          [t('uav.link.bound'), hardwareId === null ? t('uav.link.unbound') : <code key="bound">{hardwareId}</code>],
          [t('device.network'), <NetworkState key="network" device={device} />],
          [
            t('device.lastSeenAt'),
            lastSeenAt === null ? (
              t('common.none')
            ) : (
              <time key="seen" dateTime={lastSeenAt} title={formatDateTime(lastSeenAt)}>
                {formatAgo(lastSeenAt)}
              </time>
            ),
          ],
          [t('uav.link.signing'), t(hasSigningKey ? 'uav.link.signing.on' : 'uav.link.signing.off')],
        ]}
      />
      {action}
    </Card>
  );
}

export function UseFacts({ device }: { device: Device }) {
  const t = useWords();
  return (
    <Card title={t('uav.use')}>
      <FactLines
        facts={[
          [t('device.owner'), device.owner?.name ?? t('common.none')],
          [t('device.shareStatus'), <ShareState key="share" device={device} />],
          [t('device.groups'), device.groups.map(({ name }) => name).join(' / ') || t('common.none')],
        ]}
      />
    </Card>
  );
}
