import { useEffect, useState } from 'react';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Browsers that can install on request say so by an event, which may come before or after the page is drawn. */
export function useInstallPrompt(): (() => Promise<unknown>) | undefined {
  const [offer, setOffer] = useState<InstallEvent>();
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const drop = () => setOffer(undefined);
    addEventListener('beforeinstallprompt', take);
    addEventListener('appinstalled', drop);
    return () => {
      removeEventListener('beforeinstallprompt', take);
      removeEventListener('appinstalled', drop);
    };
  }, []);
  return offer && (() => offer.prompt());
}
