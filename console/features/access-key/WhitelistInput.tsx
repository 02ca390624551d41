import { parseAddress } from '@skyhelm/core/identity/ip-address';
import { isWhitelisted, parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';
import { whitelistLines, type WhitelistLine } from '@skyhelm/core/identity/whitelist-lines';
import { Button } from 'antd';
import { useState } from 'react';
import { Input, TextArea } from '../../ui/inputs.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './access-key.module.css';

interface WhitelistInputProps {
  id?: string;
  value?: string;
  onChange?(value: string): void;
  onBlur?(): void;
  /** Whom the server takes the reader for. */
  address: string;
}

/** As many as a screen holds; the others are counted. */
const SHOWN = 50;

/** Says while it is typed what each entry admits, and lets an address be tried. */
export function WhitelistInput({ id, value = '', onChange, onBlur, address }: WhitelistInputProps) {
  const t = useWords();
  const lines = [...new Map(whitelistLines(value).map((line) => [line.entry, line])).values()];
  const admits = isWhitelisted(parseWhitelist(value).ranges, address);
  return (
    <div className={styles['whitelist']}>
      <TextArea
        {...(id !== undefined && { id })}
        value={value}
        maxLength={2000}
        autoSize={{ minRows: 2, maxRows: 6 }}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange?.(event.target.value)}
        {...(onBlur && { onBlur })}
      />
      <div className={styles['lines']} role="status">
        <ul>
          {lines.length === 0 && <li className={styles['attention']}>{t('accesskey.whitelist.empty')}</li>}
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line.entry} className={styles[MOODS[line.kind]]}>
              {inWords(t, line)}
            </li>
          ))}
          {lines.length > SHOWN && <li>{t('accesskey.whitelist.more', { count: lines.length - SHOWN })}</li>}
        </ul>
      </div>
      {address && (
        <p className={styles['yours']}>
          {t('accesskey.whitelist.yours', { address })} <Verdict admitted={admits} />
          {!admits && (
            <Button size="small" onClick={() => onChange?.([value.trim().replace(/,$/, ''), address].filter(Boolean).join(', '))}>
              {t('accesskey.whitelist.addYours')}
            </Button>
          )}
        </p>
      )}
      <TryAddress whitelist={value} />
    </div>
  );
}

function TryAddress({ whitelist }: { whitelist: string }) {
  const t = useWords();
  const [tried, setTried] = useState('');
  const text = tried.trim();
  return (
    <p className={styles['yours']}>
      <Input
        className={styles['try']}
        size="small"
        value={tried}
        maxLength={60}
        autoComplete="off"
        placeholder={t('accesskey.whitelist.try')}
        aria-label={t('accesskey.whitelist.try')}
        onChange={(event) => setTried(event.target.value)}
      />
      <span role="status">
        {text !== '' &&
          (parseAddress(text.replace(/%.*$/, '')) ? (
            <Verdict admitted={isWhitelisted(parseWhitelist(whitelist).ranges, text)} />
          ) : (
            <span className={styles['fault']}>{t('accesskey.whitelist.notAnAddress')}</span>
          ))}
      </span>
    </p>
  );
}

function Verdict({ admitted }: { admitted: boolean }) {
  const t = useWords();
  return (
    <strong className={styles[admitted ? 'good' : 'attention']}>
      {t(admitted ? 'accesskey.whitelist.admitted' : 'accesskey.whitelist.notAdmitted')}
    </strong>
  );
}

const MOODS = { fault: 'fault', number: 'fault', everyone: 'attention', one: 'plain', range: 'plain' } as const;
/** Beyond it a number is no longer read, only counted in digits: it is written as a power of two. */
const READABLE_BITS = 32;
const raised = (exponent: number): string => [...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

function inWords(t: Say, line: WhitelistLine): string {
  switch (line.kind) {
    case 'fault':
      return t('accesskey.whitelist.fault', { entry: line.entry });
    case 'number':
      return t('accesskey.whitelist.number', { entry: line.entry });
    case 'everyone':
      return t('accesskey.whitelist.everyone', { entry: line.entry });
    case 'one':
      return t('accesskey.whitelist.one', { address: line.address });
    case 'range': {
      const { first, last, bits } = line;
      return bits <= READABLE_BITS
        ? t('accesskey.whitelist.range', { count: 2 ** bits, first, last })
        : t('accesskey.whitelist.huge', { many: `2${raised(bits)}`, first, last });
    }
  }
}
