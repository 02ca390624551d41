import { ControlAsk } from '@skyhelm/contract/channels/control-ask';
import { ParameterAsk } from '@skyhelm/contract/channels/parameters-ask';
import { UavDataAsk } from '@skyhelm/contract/channels/uav-data-ask';
import { expect, it } from 'vitest';
import { CHANNELS } from './channels.ts';

it('every example of something to say is understood', () => {
  const ASKS = { uavData: UavDataAsk, parameters: ParameterAsk, control: ControlAsk };
  for (const [key, Ask] of Object.entries(ASKS)) {
    const { says } = CHANNELS.find((channel) => channel.key === key)!;
    expect(says.length).toBeGreaterThan(1);
    for (const one of says) expect(Ask.safeParse(one), JSON.stringify(one)).toMatchObject({ success: true });
  }
});
