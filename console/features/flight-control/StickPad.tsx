import { useRef, type PointerEvent, type Ref } from 'react';
import styles from './flight.module.css';

interface StickPadProps {
  label: string;
  /** The knob, which is moved without drawing anything anew. */
  knob: Ref<HTMLSpanElement>;
  onMove(at: { x: number; y: number } | undefined): void;
}

/** A stick for a thumb. It follows one finger and springs back once that is lifted, lost or taken away. */
export function StickPad({ label, knob, onMove }: StickPadProps) {
  const finger = useRef<number>(undefined);
  const move = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = [((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2];
    const beyond = Math.max(1, Math.hypot(x, y));
    onMove({ x: x / beyond, y: y / beyond });
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    if (finger.current !== pointerId) return;
    finger.current = undefined;
    onMove(undefined);
  };
  return (
    <button
      type="button"
      className={styles['pad']}
      aria-label={label}
      onPointerDown={(event) => {
        if (finger.current !== undefined || event.button !== 0) return;
        finger.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => finger.current === event.pointerId && move(event)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span ref={knob} className={styles['knob']} />
    </button>
  );
}
