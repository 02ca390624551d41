import type { Like } from '../translate.ts';
import type en from '../en/outbox.ts';

export default {} satisfies Like<typeof en>;
