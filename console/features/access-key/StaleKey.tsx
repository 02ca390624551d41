import type { AccessKey } from '@skyhelm/contract/access-key';
import { useState } from 'react';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { useWords } from '../../words/words.ts';
import { useGrantWords } from '../role/index.ts';
import { valuesOf, type KeyEdit } from './key-form.ts';

/** Until one of the two was chosen; for a later edit of somebody else's it comes again. */
export function StaleKey({ theirs }: { theirs: AccessKey }) {
  const t = useWords();
  const { permissions } = useGrantWords();
  const [chosen, setChosen] = useState<AccessKey>();
  if (chosen === theirs) return null;
  return (
    <StaleNotice<Omit<KeyEdit, 'password'>>
      title={t('accesskey.stale.title')}
      same={t('accesskey.stale.same')}
      theirs={valuesOf(theirs)}
      compared={[
        { key: 'project', label: t('accesskey.project'), shown: ({ project }) => project },
        { key: 'contact', label: t('accesskey.contact'), shown: ({ contact }) => contact },
        { key: 'scopes', label: t('accesskey.scopes'), shown: ({ scopes }) => permissions(scopes).join('\n') },
        { key: 'whitelist', label: t('accesskey.whitelist'), shown: ({ whitelist }) => whitelist },
        { key: 'callsPerMinute', label: t('accesskey.callsPerMinute'), shown: ({ callsPerMinute }) => callsPerMinute },
        { key: 'expiresAt', label: t('accesskey.expiresOn'), shown: ({ expiresAt }) => expiresAt },
      ]}
      onChosen={() => setChosen(theirs)}
    />
  );
}
