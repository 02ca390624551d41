import fc from 'fast-check';

/** The same cases in every run of `npm test`, so that it fails for a change and not by chance. `RANDOM_SEED=1` looks at others. */
if (process.env['RANDOM_SEED'] === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
