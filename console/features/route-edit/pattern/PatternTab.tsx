import { ROUTE_KINDS, type RouteKind } from '@skyhelm/core/plan/pattern/pattern-kinds';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useHas } from '../../../session/session.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { useWords } from '../../../words/words.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { changeRoute } from '../desk-edits.ts';
import type { Tool } from '../tool.ts';
import fields from '../fields.module.css';
import { useDesk } from '../use-desk.ts';
import { useFaults } from '../use-faults.ts';
import { Aside } from '../use-typing.ts';
import { WingsFields } from '../WingsFields.tsx';
import { CameraFields } from './CameraFields.tsx';
import { mayCutHole } from './corners.ts';
import { KindChooser } from './KindChooser.tsx';
import { MeasureField } from './MeasureField.tsx';
import { isDrawnByClicks, type Around } from './new-pattern.ts';
import { changePattern, planAs, removeHole } from './pattern-edits.ts';
import { PatternChoices } from './PatternChoices.tsx';
import { PatternFigures } from './PatternFigures.tsx';
import { PatternNumbers } from './PatternNumbers.tsx';
import styles from './pattern.module.css';

const SplitDialog = onDemand(async () => (await import('./SplitDialog.tsx')).SplitDialog, {});

interface PatternTabProps {
  /** What the map shows. */
  around(): Around;
  onTool(tool: Tool): void;
}

/** What the route is laid out from, if anything. */
export function PatternTab({ around, onTool }: PatternTabProps) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { pattern } = now.draft.route;
  const choose = (kind: RouteKind) => {
    planAs(desk, kind, around());
    onTool(kind === 'manual' || isDrawnByClicks(kind) ? 'draw' : 'select');
  };
  if (pattern === null) return <KindChooser chosen="manual" onChoose={choose} />;
  return (
    <>
      <section className={fields['part']}>
        <ChoiceField
          label={t('pattern.planned')}
          value={pattern.kind}
          options={ROUTE_KINDS.map((value) => ({ value, label: t(`pattern.kind.${value}`) }))}
          onChange={choose}
        />
        <p className={fields['soft']}>{t(`pattern.hint.${pattern.kind}`)}</p>
      </section>
      <PatternForm pattern={pattern} />
      {'area' in pattern && <Holes pattern={pattern} onTool={onTool} />}
      <section className={fields['part']} aria-labelledby="pattern-figures">
        <h2 id="pattern-figures">{t('pattern.figures')}</h2>
        <PatternFigures kind={pattern.kind} />
      </section>
      {'area' in pattern && <Split />}
    </>
  );
}

/** The height follows from the resolution, or is asked for by name. */
const HAS_OWN_HEIGHT = new Set<Pattern['kind']>(['spot', 'areaScan', 'abPoint', 'logistics']);

function PatternForm({ pattern }: { pattern: Pattern }) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { isFaulty, isFaultyInPattern } = useFaults();
  const { height, speed } = now.draft.route;
  return (
    <section className={fields['part']} aria-label={t(`pattern.kind.${pattern.kind}`)}>
      <div className={fields['grid']} key={pattern.kind}>
        {'camera' in pattern && (
          <CameraFields
            camera={pattern.camera}
            isFaulty={isFaultyInPattern('camera')}
            onChange={(camera) => changePattern(desk, { camera })}
          />
        )}
        <PatternNumbers pattern={pattern} />
        {HAS_OWN_HEIGHT.has(pattern.kind) && (
          <MeasureField
            kind="length"
            label={t('route.height')}
            value={height}
            isFaulty={isFaulty('height')}
            onChange={(metres) => changeRoute(desk, { height: metres })}
          />
        )}
        <MeasureField
          kind="speed"
          label={t('route.speed')}
          value={speed}
          isFaulty={isFaulty('speed')}
          onChange={(metresPerSecond) => changeRoute(desk, { speed: metresPerSecond })}
        />
        <PatternChoices pattern={pattern} />
        <WingsFields />
      </div>
    </section>
  );
}

function Holes({ pattern, onTool }: { pattern: Extract<Pattern, { area: unknown }>; onTool(tool: Tool): void }) {
  const t = useWords();
  const { desk } = useDesk();
  const { holes } = pattern.area;
  const listed = holes.map(({ length }, index) => ({ length, index }));
  return (
    <section className={fields['part']} aria-labelledby="pattern-holes">
      <h2 id="pattern-holes">{t('pattern.holes')}</h2>
      {listed.length > 0 && (
        <ul className={styles['holes']}>
          {listed.map(({ length, index }) => (
            <li key={index}>
              <span>{t('pattern.hole', { number: index + 1, count: length })}</span>
              <Button
                type="text"
                danger
                icon={<DeleteOutlined />}
                aria-label={t('pattern.hole.remove', { number: index + 1 })}
                onClick={() => removeHole(desk, index)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={fields['buttons']}>
        <Button disabled={!mayCutHole(pattern)} onClick={() => onTool('hole')}>
          {t('pattern.hole.add')}
        </Button>
      </div>
    </section>
  );
}

function Split() {
  const t = useWords();
  const { now } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (!useHas('route:add')) return null;
  return (
    <section className={fields['part']}>
      <div className={fields['buttons']}>
        <Button disabled={now.draft.route.waypoints.length === 0} onClick={() => setOpen(true)}>
          {t('pattern.split')}
        </Button>
      </div>
      <Aside value>{isOpen && <SplitDialog onClose={() => setOpen(false)} />}</Aside>
    </section>
  );
}
