import { useEffect, useRef, useState } from 'react';
import { drawToasts, type ToastKind } from './toast.ts';
import './toasts.css';

interface Shown {
  number: number;
  kind: ToastKind;
  text: string;
}

const AT_ONCE = 3;

/** Short messages at the top of the window; the same one again starts anew, heard again too, instead of standing there twice. */
export function Toasts() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const timers = useRef(new Map<string, number>());
  useEffect(() => {
    const running = timers.current;
    let count = 0;
    const drop = (text: string) => setShown((before) => before.filter((toast) => toast.text !== text));
    drawToasts((kind, text, seconds) => {
      const number = ++count;
      setShown((before) => [...before.filter((toast) => toast.text !== text), { number, kind, text }].slice(-AT_ONCE));
      clearTimeout(running.get(text));
      running.set(
        text,
        window.setTimeout(() => drop(text), seconds * 1000),
      );
    }, drop);
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ number, kind, text }) => (
        <p key={number} className={`toast toast-${kind}`}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="8" fill="currentColor" />
            <path
              d={SIGNS[kind]}
              fill="none"
              stroke="var(--surface-raised)"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {text}
        </p>
      ))}
    </div>
  );
}

const SIGNS: Record<ToastKind, string> = {
  success: 'm4.6 8.3 2.3 2.3 4.5-4.7',
  error: 'm5.5 5.5 5 5m0-5-5 5',
  warning: 'M8 4v4.6m0 2.9v.1',
  info: 'M8 12V7.4M8 4.5v-.1',
};
