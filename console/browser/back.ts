type Close = () => void;

/** What lies over the screen, the latest last: the way back closes that one and leaves the screen where it is. */
const layers: Close[] = [];
let here = '';

const note = (): void => void (here = location.href);

/** The browser has gone already when it tells: the address is put back before the router hears of it. */
function stay(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  history.pushState(history.state, '', here);
  layers.at(-1)?.();
}

const listen = (): void => {
  note();
  addEventListener('popstate', stay, { capture: true });
  for (const change of ['pushState', 'replaceState']) addEventListener(change, note);
};

const rest = (): void => {
  removeEventListener('popstate', stay, { capture: true });
  for (const change of ['pushState', 'replaceState']) removeEventListener(change, note);
};

/** Answers with the way to be done with it. */
export function onBack(close: Close): () => void {
  const layer = () => close();
  if (layers.push(layer) === 1) listen();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) rest();
  };
}
