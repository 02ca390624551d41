import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useDesk } from '../use-desk.ts';
import styles from './looking.module.css';

/** Fields to be read where the route may only be looked at; what chooses something in it still does. */
export function FieldsOff({ children }: { children: ReactNode }) {
  const { isLookedAt } = useDesk().now;
  return <ConfigProvider componentDisabled={isLookedAt}>{children}</ConfigProvider>;
}

/** Nothing in it can be used where the route may only be looked at. */
export function Changeable({ children }: { children: ReactNode }) {
  const { isLookedAt } = useDesk().now;
  return (
    <FieldsOff>
      <fieldset className={styles['fields']} disabled={isLookedAt}>
        {children}
      </fieldset>
    </FieldsOff>
  );
}
