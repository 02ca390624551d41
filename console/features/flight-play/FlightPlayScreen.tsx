import type { FlightRecordId } from '@skyhelm/contract/ids';
import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNamedPage } from '../../ui/page-name.ts';
import { useSceneTheme } from '../../ui/scene.ts';
import { formatList, formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { listAddress, playedIn } from '../flight-record/index.ts';
import { FlightReader } from './FlightReader.tsx';
import { Playback } from './Playback.tsx';
import styles from './play.module.css';
import type { Recording } from './recording.ts';

/** One flight or several, as they were: the addresses of the specification name one, more stand behind commas. */
export function FlightPlayScreen({ params }: { params: Record<string, string> }) {
  useSceneTheme();
  const ids = playedIn(params['id'] ?? '');
  return <Flights key={ids.join()} ids={ids} />;
}

interface Failure {
  error: Error;
  again(): void;
}

function Flights({ ids }: { ids: readonly FlightRecordId[] }) {
  const t = useWords();
  const [read, setRead] = useState<ReadonlyMap<FlightRecordId, Recording>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<FlightRecordId, Failure>>(new Map());
  const recordings = ids.flatMap((id) => read.get(id) ?? []);
  const open = ids.filter((id) => !read.has(id));
  const [failure] = open.flatMap((id) => failures.get(id) ?? []);
  const fail = (id: FlightRecordId, why: Failure) => {
    setFailures((before) => new Map(before).set(id, why));
    // What was read of one that has been deleted since is not played on.
    setRead((before) => new Map([...before].filter(([of]) => of !== id)));
  };
  const names = recordings.map(({ flight }) => `${flight.deviceName} ${formatMoment(flight.takeOffAt)}`);
  useNamedPage(open.length === 0 && names.length > 0 ? formatList(names) : undefined);
  const isLasting = recordings.some(({ flight }) => flight.landedAt === null);
  const isThere = recordings.some(({ track }) => track.at.length > 0);
  return (
    <div className={`for-thumbs ${styles['play']}`}>
      {ids.map((id) => (
        <FlightReader
          key={id}
          id={id}
          onRead={(of, recording) => setRead((before) => new Map(before).set(of, recording))}
          onFailed={(of, error, again) => fail(of, { error, again })}
        />
      ))}
      {failure &&
        (failure.error instanceof ApiError ? (
          <Missing text={failure.error.message} />
        ) : (
          <LoadFailed error={failure.error} onRetry={failure.again} />
        ))}
      {!failure && open.length > 0 && (
        <p className={styles['waiting']} role="status">
          {t('common.loading')}
        </p>
      )}
      {ids.length > 0 &&
        open.length === 0 &&
        (isThere ? <Playback recordings={recordings} /> : <Missing text={t(isLasting ? 'flightplay.soon' : 'flightplay.empty')} />)}
      {ids.length === 0 && <Missing text={t('flightplay.missing')} />}
    </div>
  );
}

function Missing({ text }: { text: string }) {
  const t = useWords();
  return (
    <EmptyState
      mood="empty"
      title={t('flightplay.nothing')}
      text={text}
      action={<Link href={listAddress()}>{t('flightplay.toList')}</Link>}
    />
  );
}
