import { useEffect, useEffectEvent, useRef } from 'react';
import { copySelected, removeSelected } from './desk-edits.ts';
import { isNudge, nudgeOf } from './nudge.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { removeCorner } from './pattern/pattern-edits.ts';
import type { RouteDesk } from './route-desk.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=listbox]') !== null;

/** Tabs, lists and tables have a use of their own for arrows. */
const isAiming = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.closest('canvas, [data-aims]') !== null);

/** As everywhere: Ctrl+Z and Ctrl+Y, Ctrl+S, Ctrl+A, Ctrl+D to copy, Delete, Esc; arrows take what is chosen a metre further, with Shift ten. What is typed into a field stays with it. */
export function useEditKeys(desk: RouteDesk, onSave: () => void): void {
  const isNudging = useRef(false);
  const t = useWords();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === 's') {
      event.preventDefault();
      return onSave();
    }
    if (isTyping(event.target)) return;
    const action = actionOf(desk, key, isCommand, event.shiftKey);
    act(event, action === 'nothingChosen' ? () => toast.warning(t('route.selectOne')) : action);
  });
  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !isAiming(event.target)) return;
    const nudge = nudgeOf(desk, event.key.toLowerCase(), event.shiftKey);
    if (!nudge) return;
    // Otherwise the map would go along.
    event.stopPropagation();
    isNudging.current = true;
    act(event, nudge);
  });
  const letGo = useEffectEvent(() => {
    if (isNudging.current) desk.end();
    isNudging.current = false;
  });
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => onKey(event);
    const onDownFirst = (event: KeyboardEvent) => onArrow(event);
    const onUp = (event: KeyboardEvent) => isNudge(event.key.toLowerCase()) && letGo();
    // Whoever leaves the window with a key held down lets go of it elsewhere.
    const onBlur = () => letGo();
    addEventListener('keydown', onDown);
    addEventListener('keydown', onDownFirst, { capture: true });
    addEventListener('keyup', onUp);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('keydown', onDown);
      removeEventListener('keydown', onDownFirst, { capture: true });
      removeEventListener('keyup', onUp);
      removeEventListener('blur', onBlur);
    };
  }, []);
}

function act(event: KeyboardEvent, action: (() => void) | undefined): void {
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(desk: RouteDesk, key: string, isCommand: boolean, isShifted: boolean): (() => void) | 'nothingChosen' | undefined {
  const { selected, corner, draft } = desk.now();
  const isNothing = selected.length === 0 && corner === undefined && draft.route.waypoints.length > 0;
  if (isCommand && key === 'z') return isShifted ? desk.redo : desk.undo;
  if (isCommand && key === 'y') return desk.redo;
  if (isCommand && key === 'a') return () => desk.select(desk.now().draft.route.waypoints.map((_, index) => index));
  if (isCommand && key === 'd') return isNothing ? 'nothingChosen' : () => copySelected(desk);
  if (isCommand) return undefined;
  if (key === 'delete' || key === 'backspace')
    return isNothing ? 'nothingChosen' : () => (corner === undefined ? removeSelected(desk) : removeCorner(desk));
  if (key === 'escape') return () => desk.select([]);
  return undefined;
}
