import type { ResumableRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

const LOOK_EVERY_MS = 5_000;

/** The flight along a route, or along any, that an aircraft has broken off the latest. Only on the ground: whoever flies sees where it is. */
export function useResumable(deviceId: DeviceId, isOnGround: boolean, routeId?: RouteId): ResumableRoute | undefined {
  const when = useHas('device:control') && isOnGround;
  const { data = [] } = useRead(flownRoute.getResumableRoutes, { deviceId }, { when, ...(when && { everyMs: LOOK_EVERY_MS }) });
  return when ? data.find((one) => routeId === undefined || one.routeId === routeId) : undefined;
}

interface ResumableProps {
  found: ResumableRoute;
  /** The way to go on with it. */
  children: ReactNode;
}

export function Resumable({ found: { name, startAt, waypoints, earlyEnd, brokenOffAt }, children }: ResumableProps) {
  const t = useWords();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('flight.resume.title', { name, number: startAt, count: waypoints })}
      description={
        <>
          <p style={{ marginBlockEnd: 8 }}>
            {earlyEnd !== null && `${t(`flight.resume.end.${earlyEnd}`)} · `}
            {formatMoment(brokenOffAt)}
          </p>
          {children}
        </>
      }
    />
  );
}
