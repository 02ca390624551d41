import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { FormationFlight } from '@skyhelm/contract/formation-flight';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { RouteEntry } from '@skyhelm/contract/route';
import { Select } from 'antd';
import { formatTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { courseText, useControls } from '../flight-control/index.tsx';
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
  const label = t('formation.fly.aircraftOf', { name: route.name });
  const options = fleet
    .filter(({ id, mayFly }) => mayFly && (id === device || !taken.has(id)))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <tr>
      <th scope="row">{route.name}</th>
      <td>
        <Select
          aria-label={label}
          style={{ width: '100%' }}
          value={device ?? null}
          placeholder={t('formation.fly.choose')}
          disabled={isFixed}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          onChange={(id: DeviceId | null) => id !== null && onChoose(id)}
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
