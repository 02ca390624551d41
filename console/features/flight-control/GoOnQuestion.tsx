import type { DeviceId } from '@skyhelm/contract/ids';
import { useDistance } from '../../session/use-length.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { CommandPreview } from './CommandPreview.tsx';
import { metresHome } from './metres-home.ts';
import type { GoingOn } from './plain-order.ts';
import { useVehicle } from './use-live.ts';

interface GoOnQuestionProps {
  deviceId: DeviceId;
  goingOn: GoingOn;
  open: boolean;
  onContinue(kind: GoingOn['kind']): void;
  onClose(): void;
}

/** Whoever takes the pause for one of the route would see the aircraft come down instead. */
export function GoOnQuestion({ deviceId, goingOn: { kind, zones }, open, onContinue, onClose }: GoOnQuestionProps) {
  const t = useWords();
  const distance = useDistance();
  const said = kind === 'routeReturn' ? 'return' : kind;
  const home = metresHome(useVehicle(deviceId).state);
  return (
    <ConfirmDanger
      open={open}
      title={t(`flight.goOn.${said}`)}
      actionText={t('flight.command.continue')}
      onCancel={onClose}
      onConfirm={() => {
        onContinue(kind);
        onClose();
      }}
    >
      <p>
        {said === 'routeLanding'
          ? t('flight.goOn.routeLanding.explain')
          : home === undefined
            ? t(`flight.goOn.${said}.unknown`)
            : t(`flight.goOn.${said}.far`, { distance: distance(home) })}
      </p>
      <CommandPreview deviceId={deviceId} kind="continue" />
      {zones.length > 0 && <p>{t('flight.wayHome.closed', { zone: formatList([...zones]) })}</p>}
    </ConfirmDanger>
  );
}
