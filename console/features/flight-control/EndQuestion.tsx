import type { DeviceId } from '@skyhelm/contract/ids';
import type { Homeward } from '@skyhelm/core/plan/path/way-home';
import { useDistance } from '../../session/use-length.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { useWords } from '../../words/words.ts';
import { CommandPreview } from './CommandPreview.tsx';
import { LandingNote } from './LandingNote.tsx';
import { metresHome } from './metres-home.ts';
import { useVehicle } from './use-live.ts';

/** What ends a flight. */
export type Ending = 'land' | Homeward;

interface EndQuestionProps {
  deviceId: DeviceId;
  name: string;
  kind: Ending;
  open: boolean;
  onEnd(kind: Ending): void;
  onClose(): void;
}

/** Says where it would come down, as far as that is known, while it flies on. */
export function EndQuestion({ deviceId, name, kind, open, onEnd, onClose }: EndQuestionProps) {
  const t = useWords();
  const distance = useDistance();
  const home = metresHome(useVehicle(deviceId).state);
  return (
    <ConfirmDanger
      open={open}
      title={t(`flight.end.${kind}`, { name })}
      actionText={t(`flight.command.${kind}`)}
      onCancel={onClose}
      onConfirm={() => {
        onEnd(kind);
        onClose();
      }}
    >
      <p>{home === undefined ? t('flight.end.unknown') : t(`flight.end.${kind}.far`, { distance: distance(home) })}</p>
      <CommandPreview deviceId={deviceId} kind={kind} />
      {kind === 'land' && <LandingNote deviceId={deviceId} kind={kind} />}
    </ConfirmDanger>
  );
}
