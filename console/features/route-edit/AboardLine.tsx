import type { FleetMember } from '@skyhelm/contract/device-fleet';
import { Alert } from 'antd';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { useVehicle } from '../flight-control/index.tsx';
import { useDesk } from './use-desk.ts';

const LOOK_EVERY_MS = 5_000;

/** Which route the aircraft has on board and since when, whoever has sent it: what was said once when it was sent is soon forgotten. */
export function AboardLine({ member: { id, name } }: { member: Pick<FleetMember, 'id' | 'name'> }) {
  const t = useWords();
  const { kept, isChanged } = useDesk().now;
  const when = useHas('device:query');
  const { data = [] } = useRead(flownRoute.getRoutesAboard, {}, { when, ...(when && { everyMs: LOOK_EVERY_MS }) });
  // Restarted since, it may have lost what is on record here, and says so by itself.
  const isLost = useVehicle(id).state.missionCount === 0;
  const aboard = data.find(({ deviceId }) => deviceId === id);
  if (!aboard || isLost) return null;
  const isThis = aboard.routeId === kept?.id;
  const isAsShown = isThis && aboard.version === kept.version && !isChanged;
  const said = isAsShown ? 'route.aboard.this' : isThis ? 'route.aboard.older' : 'route.aboard.other';
  return (
    <Alert type={isAsShown ? 'success' : 'info'} showIcon role="status" title={t(said, { name, time: formatDateTime(aboard.sentAt) })} />
  );
}
