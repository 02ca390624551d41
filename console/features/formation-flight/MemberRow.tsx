import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { FormationFlight } from '@skyhelm/contract/formation-flight';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { RouteEntry } from '@skyhelm/contract/route';
import { formatTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { AircraftSelect, courseText, useControls } from '../flight-control/index.tsx';
import type { Sent } from './use-sending.ts';

interface MemberRowProps {
  route: RouteEntry;
  fleet: readonly FleetMember[];
  taken: ReadonlySet<DeviceId>;
  device: DeviceId | undefined;
  sent: Sent | undefined;
  started: FormationFlight['members'][number] | undefined;
  isFixed: boolean;
  onChoose(device: DeviceId): void;
}

/** One route, who flies it, and how far that is. */
export function MemberRow({ route, fleet, taken, device, sent, started, isFixed, onChoose }: MemberRowProps) {
  const t = useWords();
  return (
    <tr>
      <th scope="row">{route.name}</th>
      <td>
        <AircraftSelect
          label={t('formation.fly.aircraftOf', { name: route.name })}
          placeholder={t('formation.fly.choose')}
          fleet={fleet.filter(({ id }) => id === device || !taken.has(id))}
          value={device}
          disabled={isFixed}
          onChange={(id) => id !== undefined && onChoose(id)}
        />
        {/* Following them keeps the controls in this pilot's hands. */}
        {device !== undefined && <Held device={device} />}
      </td>
      <td>
        <span role="status">{started ? <Started member={started} /> : sent && (sent.text ?? t(`formation.fly.${sent.state}`))}</span>
      </td>
    </tr>
  );
}

function Held({ device }: { device: DeviceId }) {
  const t = useWords();
  const holder = useControls(device).control?.holder;
  return holder ? <small>{holder.here ? t('flight.holder.me') : t('flight.holder.other', { name: holder.name })}</small> : null;
}

function Started({ member: { state, startsAt, course } }: { member: NonNullable<MemberRowProps['started']> }) {
  const t = useWords();
  if (state === 'waiting') return t('formation.fly.waiting', { time: formatTime(startsAt) });
  if (state === 'notStarted') return t('formation.fly.notStarted');
  return course ? courseText(t, { course, details: {} }) : t('formation.fly.given');
}
