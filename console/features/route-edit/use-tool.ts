import { useCallback, useState } from 'react';
import type { Tool } from './tool.ts';

export interface Held {
  tool: Tool;
  /** Another one each time that somebody takes a tool up, be it the same: what was begun with it before is over. */
  turn: number;
}

export function useTool(first: Tool): [held: Held, take: (tool: Tool) => void] {
  const [held, setHeld] = useState<Held>({ tool: first, turn: 0 });
  return [held, useCallback((tool) => setHeld(({ turn }) => ({ tool, turn: turn + 1 })), [])];
}
