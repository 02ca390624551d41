type Go = () => void;
type Ask = (go: Go) => void;

let ask: Ask | undefined;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Before the router hears of it. What opens elsewhere loses nothing here. */
function stop(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!ask || !link || link.target === '_blank' || link.hasAttribute('download') || !isPlain(event)) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() => {
    // What is clicked anew is let through: whoever was asked has agreed.
    removeEventListener('click', stop, { capture: true });
    link.click();
    if (ask) addEventListener('click', stop, { capture: true });
  });
}

/** As long as something here is not kept, whoever goes elsewhere is asked first. Answers with the way to be done with it. */
export function guardLeaving(asked: Ask): () => void {
  ask = asked;
  addEventListener('click', stop, { capture: true });
  return () => {
    if (ask !== asked) return;
    ask = undefined;
    removeEventListener('click', stop, { capture: true });
  };
}

/** For ways that are no links. */
export const leaveBy = (go: Go): void => (ask ? ask(go) : go());
