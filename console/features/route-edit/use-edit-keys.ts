import { useEffect, useEffectEvent } from 'react';
import { copySelected, removeSelected } from './desk-edits.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { removeCorner } from './pattern/pattern-edits.ts';
import type { RouteDesk } from './route-desk.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=listbox]') !== null;

/** As everywhere: Ctrl+Z and Ctrl+Y, Ctrl+S, Ctrl+A, Ctrl+D to copy, Delete, Esc. What is typed into a field stays with it. */
export function useEditKeys(desk: RouteDesk, onSave: () => void): void {
  const t = useWords();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === 's') {
      event.preventDefault();
      return onSave();
    }
    if (isTyping(event.target)) return;
    const act = actionOf(desk, key, isCommand, event.shiftKey);
    if (!act) return;
    event.preventDefault();
    if (act === 'nothingChosen') toast.warning(t('route.selectOne'));
    else act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
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
