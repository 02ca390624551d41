import { findProgram, type Found, type Machine, type Wanted } from './installed-program.ts';

/** The same Chromium without what it takes to show a window: a page costs it half of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

export const CHROMIUM: Wanted = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  ways: [
    { debian: 'chromium-headless-shell', places: [SHELL] },
    {
      debian: 'chromium',
      places: [
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/google-chrome-stable',
        '/opt/google/chrome/chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ],
    },
  ],
};

export const findChromium = (machine: Machine): Promise<Found | { reason: string }> => findProgram(machine, CHROMIUM);
