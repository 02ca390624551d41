import type { DeviceId } from '@skyhelm/contract/ids';
import { SPLIT_AIRCRAFT, type Split } from '@skyhelm/core/plan/pattern/split';
import { numberedName } from '@skyhelm/core/plan/numbered-name';
import { ROUTE_NAME } from '@skyhelm/core/plan/route-limits';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { deviceFleet } from '../../../api/endpoints.generated.ts';
import { useRead } from '../../../api/use-read.ts';
import { paletteOf } from '../../../map/palette.ts';
import { useLength } from '../../../session/use-length.ts';
import { useBack } from '../../../ui/use-back.ts';
import { useDark } from '../../../ui/use-dark.ts';
import { foundText } from '../../../words/found-text.ts';
import { useWords } from '../../../words/words.ts';
import { formatFlown } from '../../device/index.ts';
import fields from '../fields.module.css';
import { FolderField } from '../FolderField.tsx';
import { NumberField } from '../NumberField.tsx';
import { TextField } from '../TextField.tsx';
import { useDesk } from '../use-desk.ts';
import { AircraftField } from './AircraftField.tsx';
import { SplitMap } from './SplitMap.tsx';
import styles from './split.module.css';
import { useHomes } from './use-homes.ts';
import { useSplitSaving } from './use-split-saving.ts';
import { useSplit } from './use-split.ts';
import { useWarnedRemarks } from './use-warned-remarks.ts';

const FIRST_COUNT = 2;

/** One area for several aircraft: who flies what, when the last one is done, and a route for each. */
export function SplitDialog({ onClose }: { onClose(): void }) {
  const t = useWords();
  const { name: given, remarks, folder: givenFolder, route } = useDesk().now.draft;
  const [count, setCount] = useState(FIRST_COUNT);
  const [aircraft, setAircraft] = useState<readonly DeviceId[]>([]);
  const [name, setName] = useState(given || t('route.new'));
  const [folder, setFolder] = useState(givenFolder || given);
  const among = aircraft.length > 0 ? aircraft.length : count;
  const isCount = Number.isInteger(among) && among >= SPLIT_AIRCRAFT.min && among <= SPLIT_AIRCRAFT.max;
  const homes = useHomes(aircraft);
  const split = useSplit(route, isCount ? among : 0, homes);
  const { isSaving, save } = useSplitSaving(onClose);
  const warned = useWarnedRemarks();
  useBack(true, onClose);
  const shares = split?.shares ?? [];
  return (
    <Modal
      open
      width={880}
      centered
      title={t('pattern.split')}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={shares.length === 0}
          loading={isSaving}
          onClick={() => void save(shares, { name, remarks: warned(remarks, split?.issues ?? []), folder })}
        >
          {t('pattern.split.save', { count: shares.length })}
        </Button>,
      ]}
    >
      <div className={styles['split']}>
        <div className={fields['grid']}>
          <NumberField
            label={t('pattern.split.count')}
            isWhole
            value={among}
            isFaulty={!isCount}
            disabled={aircraft.length > 0}
            onChange={setCount}
          />
          <AircraftField label={t('pattern.split.aircraft')} max={SPLIT_AIRCRAFT.max} value={aircraft} onChange={setAircraft} />
          <TextField label={t('route.name')} value={name} max={ROUTE_NAME.max} isFaulty={name === ''} onChange={setName} />
          <FolderField label={t('pattern.split.folder')} value={folder} onChange={setFolder} />
        </div>
        <div className={styles['map']}>
          {split ? <SplitMap label={t('pattern.split.map')} shares={shares} /> : <p role="status">{t('pattern.split.working')}</p>}
        </div>
        {split?.issues.map((issue) => (
          <Alert key={issue.code} type={issue.severity} showIcon title={foundText(t, issue)} />
        ))}
        {split && shares.length > 0 && <Parts {...{ ...split, name, aircraft, areHomesKnown: homes !== undefined }} />}
      </div>
    </Modal>
  );
}

interface PartsProps extends Pick<Split, 'shares' | 'apart'> {
  name: string;
  aircraft: readonly DeviceId[];
  areHomesKnown: boolean;
}

function Parts({ shares, apart, name, aircraft, areHomesKnown }: PartsProps) {
  const t = useWords();
  const length = useLength();
  const { tracks } = paletteOf(useDark() ? 'dark' : 'light', 'base');
  const fleet = useRead(deviceFleet.getFleet, {}, { when: aircraft.length > 0 }).data?.rows ?? [];
  const latest = Math.max(...shares.map(({ seconds }) => seconds));
  return (
    <>
      <p>
        <strong>{t('pattern.split.finish', { time: formatFlown(Math.round(latest)) })}</strong>
      </p>
      {apart !== null && <p>{t(areHomesKnown ? 'pattern.split.apart' : 'pattern.split.apartOver', { distance: length(apart) })}</p>}
      <table className={styles['parts']}>
        <thead>
          <tr>
            <th scope="col">{t('pattern.split.part')}</th>
            <th scope="col">{t('pattern.split.aircraft')}</th>
            <th scope="col">{t('route.waypoints')}</th>
            {shares.length > 1 && <th scope="col">{t('pattern.split.way')}</th>}
            <th scope="col">{t('pattern.split.time')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ aircraft: which, seconds, route }, index) => (
            <tr key={which}>
              <th scope="row">
                <i style={{ background: tracks[index % tracks.length] }} aria-hidden="true" />
                {numberedName(name, index + 1)}
              </th>
              <td>{fleet.find(({ id }) => id === aircraft[which])?.name ?? t('pattern.split.aircraft.any')}</td>
              <td className="numeric">{route.waypoints.length}</td>
              {shares.length > 1 && <td className="numeric">{length(route.waypoints.at(-1)!.altitude)}</td>}
              <td className="numeric">{formatFlown(Math.round(seconds))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
