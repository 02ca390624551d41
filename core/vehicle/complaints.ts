import { SEVERITIES, type Severity } from './event.ts';

/** Said again every half a minute, whatever it was told last. */
const SAID_ANYWAY = /^(?:PreArm|Preflight Fail)[:!]/i;
const GRAVE = SEVERITIES.indexOf('warning');
const KEPT_MAX = 10;

interface Said {
  severity: Severity;
  text: string;
}

/** What a vehicle has warned of lately: what it says while it is told something is why it does not do it. */
export interface Complaints {
  hear(said: Said, now: number): void;
  since(at: number): string[];
}

export function complaints(): Complaints {
  const heard: { text: string; at: number }[] = [];
  return {
    hear({ severity, text }, at) {
      if (SEVERITIES.indexOf(severity) > GRAVE || SAID_ANYWAY.test(text)) return;
      heard.push({ text: text.trim(), at });
      if (heard.length > KEPT_MAX) heard.shift();
    },
    since: (since) => [...new Set(heard.filter(({ at }) => at >= since).map(({ text }) => text))],
  };
}
