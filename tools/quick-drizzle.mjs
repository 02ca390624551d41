import { registerHooks } from 'node:module';

const INSIDE = '/node_modules/drizzle-orm/';

/** At each import inside a package Node reads that package's list of exports anew. Drizzle's has 130 kB, and its modules import each other hundreds of times. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(INSIDE)
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
