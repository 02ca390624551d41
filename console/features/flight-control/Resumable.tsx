import type { ResumableRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

interface ResumableProps {
  deviceId: DeviceId;
  /** Left out, of whatever it has broken off the latest. */
  routeId?: RouteId | undefined;
  isOnGround: boolean;
  action(found: ResumableRoute): ReactNode;
}

const LOOK_EVERY_MS = 5_000;

/** A flight along a route that was broken off, and the way to go on with it. Only on the ground: whoever flies sees where it is. */
export function Resumable({ deviceId, routeId, isOnGround, action }: ResumableProps) {
  const t = useWords();
  const when = useHas('device:control') && isOnGround;
  const { data = [] } = useRead(flownRoute.getResumableRoutes, { deviceId }, { when, ...(when && { everyMs: LOOK_EVERY_MS }) });
  const found = when ? data.find((one) => routeId === undefined || one.routeId === routeId) : undefined;
  if (!found) return null;
  const { name, startAt, waypoints, earlyEnd, brokenOffAt } = found;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('flight.resume.title', { name, number: startAt, count: waypoints })}
      description={
        <>
          <p>
            {earlyEnd !== null && `${t(`flight.resume.end.${earlyEnd}`)} · `}
            {formatMoment(brokenOffAt)}
          </p>
          {action(found)}
        </>
      }
    />
  );
}
