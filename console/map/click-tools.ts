import type { Picked } from './map-handle.ts';

type Told = (picked: Picked) => void;

/** Whose the next click on the map is. */
export interface ClickTools {
  /**
   * Every click is this tool's until it ends. Another that begins takes the clicks away: whoever says `onTaken` is over with that, everybody else
   * has them again once the other has ended.
   */
  capture(told: Told, onTaken?: () => void): () => void;
  /** False where no tool is at work. */
  tell(picked: Picked): boolean;
  isAtWork(): boolean;
}

export function clickTools(): ClickTools {
  let tools: readonly { told: Told; onTaken: (() => void) | undefined }[] = [];
  return {
    capture(told, onTaken) {
      const own = { told, onTaken };
      const over = tools.filter((tool) => tool.onTaken);
      tools = [...tools.filter((tool) => !tool.onTaken), own];
      for (const tool of over) tool.onTaken?.();
      return () => void (tools = tools.filter((tool) => tool !== own));
    },
    tell(picked) {
      tools.at(-1)?.told(picked);
      return tools.length > 0;
    },
    isAtWork: () => tools.length > 0,
  };
}
