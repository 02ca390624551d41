import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Whether a screen fills the window that is made to be read at arm's length: it has a theme of its own, dark unless somebody likes it light. */
export const useScene = create<{ isShown: boolean }>()(() => ({ isShown: false }));

/** For the screen itself, while it is looked at. */
export function useSceneTheme(): void {
  useLayoutEffect(() => {
    useScene.setState({ isShown: true });
    return () => useScene.setState({ isShown: false });
  }, []);
}
