import { inject } from 'vitest';
import { browsing } from './stories.ts';
import { ADMIN } from './product.ts';
import { callerAs, type Caller } from './server-calls.ts';

/** The product that the stories share: the operator's own enterprise, still empty, and the demo enterprise. */
export const house = () => inject('product');

export const admin = ADMIN;
/** `demo` is the administrator of the demo enterprise; pilot1, dispatcher1 and the others work in it. */
export const demoAccount = (account: string) => ({ account, password: house().demoPassword });

export const inHouse = () => browsing(() => house().address);

export const callAs = ({ account, password }: { account: string; password: string }): Promise<Caller> =>
  callerAs(house().address, account, password);
