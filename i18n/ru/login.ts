import type { Like } from '../translate.ts';
import type en from '../en/login.ts';

export default {} satisfies Like<typeof en>;
