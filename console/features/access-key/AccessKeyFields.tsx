import { CALLS_PER_MINUTE, KEY_SCOPES } from '@skyhelm/contract/access-key-rules';
import { useState } from 'react';
import { serverNow } from '../../browser/server-clock.ts';
import { DayInput } from '../../ui/DayInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/inputs.ts';
import { Password } from '../../ui/Password.tsx';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { PermissionPicker } from '../role/index.ts';
import { dayOf } from '../../words/day.ts';
import { WhitelistInput } from './WhitelistInput.tsx';

export function AccessKeyFields({ address }: { address: string }) {
  const t = useWords();
  const [today] = useState(() => dayOf(new Date(serverNow())));
  return (
    <>
      <Field name="project" label={t('accesskey.project')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      <Field name="contact" label={t('accesskey.contact')}>
        <Input maxLength={100} />
      </Field>
      <Field name="whitelist" label={t('accesskey.whitelist')} hint={t('accesskey.whitelist.hint')}>
        <WhitelistInput address={address} />
      </Field>
      <Field name="expiresAt" label={t('accesskey.expiresOn')} hint={t('accesskey.expiresOn.hint')}>
        <DayInput min={today} />
      </Field>
      <Field
        name="callsPerMinute"
        label={t('accesskey.callsPerMinute')}
        required
        hint={t('accesskey.callsPerMinute.hint', {
          least: formatNumber(CALLS_PER_MINUTE.least),
          most: formatNumber(CALLS_PER_MINUTE.most),
        })}
      >
        <Input inputMode="numeric" maxLength={6} />
      </Field>
      <Field name="scopes" label={t('accesskey.scopes')} hint={t('accesskey.scopes.hint')}>
        <PermissionPicker offered={KEY_SCOPES} />
      </Field>
      <Field name="password" label={t('accesskey.password')} required hint={t('accesskey.password.hint')}>
        <Password autoComplete="current-password" maxLength={256} />
      </Field>
    </>
  );
}
