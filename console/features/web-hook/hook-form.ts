import type { WebHook, WebHookForm } from '@skyhelm/contract/web-hook';

export type HookValues = WebHookForm & { password: string };
export type HookEdit = HookValues & Pick<WebHook, 'id' | 'version'>;

export const valuesOf = ({ id, version, name, address, events, isOn }: WebHook): Omit<HookEdit, 'password'> => ({
  id,
  version,
  name,
  address,
  events,
  isOn,
});
