import { USUAL_WINGS, WING_KINDS, type Wings } from '@skyhelm/core/plan/wings';
import { useWords } from '../../words/words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { changeRoute, planForWings } from './desk-edits.ts';
import { MeasureField } from './pattern/MeasureField.tsx';
import { useDesk } from './use-desk.ts';
import { useFaults } from './use-faults.ts';

const KINDS = ['none', ...WING_KINDS] as const;

/** What the route is planned for: lanes, turns and times follow from it. */
export function WingsFields() {
  const t = useWords();
  const { desk, now } = useDesk();
  const { isFaultyInWings } = useFaults();
  const { wings } = now.draft.route;
  // A number that is half typed must not make the whole route as fast.
  const plan = (next: Wings | null) => changeRoute(desk, { wings: next });
  return (
    <>
      <ChoiceField
        label={t('route.wings')}
        value={wings?.kind ?? 'none'}
        options={KINDS.map((value) => ({ value, label: t(`route.wings.${value}`) }))}
        onChange={(kind) => planForWings(desk, kind === 'none' ? null : { ...USUAL_WINGS, ...wings, kind })}
      />
      {wings && (
        <>
          <MeasureField
            kind="length"
            label={t('route.wings.turnRadius')}
            value={wings.turnRadius}
            isFaulty={isFaultyInWings('turnRadius')}
            onChange={(turnRadius) => plan({ ...wings, turnRadius })}
          />
          <MeasureField
            kind="speed"
            label={t('route.wings.slowest')}
            value={wings.slowest}
            isFaulty={isFaultyInWings('slowest')}
            onChange={(slowest) => plan({ ...wings, slowest })}
          />
        </>
      )}
    </>
  );
}
