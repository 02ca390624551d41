/** Error texts stay for 5 s, as people expect of this kind of console; a success is gone sooner. */
const SECONDS = { error: 5, success: 3, info: 3, warning: 5 } as const;
export type ToastKind = keyof typeof SECONDS;

type Show = (kind: ToastKind, text: string, seconds: number) => void;
let show: Show | undefined;
let drop: (text: string) => void = () => undefined;
let early: [ToastKind, string][] = [];

/** Whoever draws toasts registers here, and gets what was said before. */
export function drawToasts(draw: Show, take: typeof drop = drop): void {
  show = draw;
  drop = take;
  early.forEach(([kind, text]) => draw(kind, text, SECONDS[kind]));
  early = [];
}

function say(kind: ToastKind, text: string): void {
  if (show) show(kind, text, SECONDS[kind]);
  else early.push([kind, text]);
}

export const toast = {
  error: (text: string) => say('error', text),
  success: (text: string) => say('success', text),
  info: (text: string) => say('info', text),
  warning: (text: string) => say('warning', text),
  /** What was said does not hold any more. */
  takeBack: (text: string) => drop(text),
};
