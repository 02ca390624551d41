import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import type { RouteEntry } from '@skyhelm/contract/route';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { useMemo, useState } from 'react';
import { deviceFleet, route as calls } from '../../../api/endpoints.generated.ts';
import { useRead } from '../../../api/use-read.ts';
import { useHas } from '../../../session/session.ts';
import { useZones } from '../../airspace/index.ts';
import { FormationDialog } from './FormationDialog.tsx';

interface FormationTaskProps {
  open: boolean;
  leader: Pick<RouteEntry, 'id'>;
  onClose(): void;
}

/** A route of the list as the leader's: read whole, and held to the airspace as the editor does. */
export function FormationTask({ open, leader, onClose }: FormationTaskProps) {
  const { data } = useRead(calls.getRoute, { id: leader.id }, { when: open });
  const zones = useZones();
  const fence = useRead(deviceFleet.getFence, {}, { when: useHas('device:query') }).data ?? NO_FENCE;
  // By the server's clock it is looked at again when it is kept.
  const [openedAt] = useState(() => Date.now());
  const air = useMemo(() => ({ zones: zones ?? OPEN_AIR.zones, fence, now: openedAt }), [zones, fence, openedAt]);
  return open && data ? <FormationDialog leader={data} air={air} onClose={onClose} /> : null;
}
