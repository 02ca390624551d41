import { expect, test } from 'vitest';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { wantedScopes } from './access-key-arguments.ts';

const told = (scopes: string, whitelist: string, before: StartupFault[] = []): string => {
  try {
    return wantedScopes({ scopes, whitelist }, before).join();
  } catch (error) {
    return (error as StartupFault).in('en');
  }
};

test('an operator who mistypes everything is told of everything', () => {
  const nobody = new StartupFault('boot.accessKey.noEnterprise', { name: 'Acme' });
  const lines = told('site:query,fly:away', '10.0.0.300', [nobody]).split('\n');
  expect(lines).toEqual([
    expect.stringContaining('Acme') as string,
    expect.stringContaining('fly:away') as string,
    expect.stringContaining('10.0.0.300') as string,
  ]);
});

test('scopes that are known are taken', () => {
  expect(told('site:query,', '10.0.0.1')).toBe('site:query');
});
