import { lengthIn, speedIn, type UnitSystem } from '@skyhelm/core/units/unit-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useUnitSystem } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import { drawHud, type HudLook } from './hud-draw.ts';
import { glide, hudValuesOf, isSame, NO_VALUES, type HudValues } from './hud-motion.ts';
import styles from './instruments.module.css';
import { useFleet } from './use-fleet.ts';

/** Smooth to the eye; twice as often would only empty the tablet's battery. */
const FRAME_MS = 30;

const shownIn = (system: UnitSystem, values: HudValues): HudValues => ({
  ...values,
  speed: values.speed === undefined ? undefined : speedIn(system, values.speed).value,
  height: values.height === undefined ? undefined : lengthIn(system, values.height).value,
});

/** Attitude, heading, speed and height, drawn at the pace of the screen and unknown to React. The numbers stand below it as text. */
export function HeadUp({ id }: { id: string }) {
  const t = useWords();
  const fleet = useFleet();
  const system = useUnitSystem();
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = (): HudLook => ({
    sky: ['#3f86c6', '#12365c'],
    ground: ['#8a6a43', '#3c2b18'],
    line: 'rgb(255 255 255 / 85%)',
    text: '#ffffff',
    mark: '#ffd24d',
    veil: 'rgb(8 14 22 / 45%)',
    plate: '#0c1320',
    bigFont: '600 17px system-ui, sans-serif',
    smallFont: '11px system-ui, sans-serif',
    quarters: [t('station.compass.n'), t('station.compass.e'), t('station.compass.s'), t('station.compass.w')],
    none: t('common.none'),
  });
  const draw = useEffectEvent((element: HTMLCanvasElement, values: HudValues) => {
    const ctx = element.getContext('2d');
    if (!ctx) return;
    const { clientWidth: width, clientHeight: height } = element;
    const ratio = devicePixelRatio;
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (element.width !== across || element.height !== down) Object.assign(element, { width: across, height: down });
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawHud(ctx, { width, height }, shownIn(system, values), look());
  });
  useEffect(() => {
    const element = canvas.current!;
    let [shown, at, drawnWidth] = [NO_VALUES, performance.now(), 0];
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      frame = requestAnimationFrame(step);
      if (now - at < FRAME_MS) return;
      const next = glide(shown, hudValuesOf(fleet.now(id).state), now - at);
      at = now;
      if (isSame(next, shown) && drawnWidth === element.clientWidth) return;
      [shown, drawnWidth] = [next, element.clientWidth];
      draw(element, shown);
    }
    return () => cancelAnimationFrame(frame);
  }, [fleet, id, system, t]);
  return <canvas ref={canvas} className={styles['hud']} role="img" aria-label={t('station.hud')} />;
}
