import type { GetProps } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { Password } from '../../ui/Password.tsx';
import { useWords } from '../../words/words.ts';

/** A password that can be shown, and a word when capital letters are locked. */
export function PasswordInput(props: GetProps<typeof Password>) {
  const t = useWords();
  const [locked, setLocked] = useState(false);
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  return (
    <>
      <Password size="large" maxLength={256} {...props} onKeyDown={look} onKeyUp={look} />
      {locked && (
        <span className="caps-lock" role="status">
          {t('login.capsLock')}
        </span>
      )}
    </>
  );
}
