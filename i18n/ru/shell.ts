import type { Like } from '../translate.ts';
import type en from '../en/shell.ts';

export default {} satisfies Like<typeof en>;
