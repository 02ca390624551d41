import type { Like } from '../translate.ts';
import type en from '../en/account.ts';

export default {} satisfies Like<typeof en>;
