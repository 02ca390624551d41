import type { NewsPush } from '@skyhelm/contract/news-push';

export type Task = { kind: 'add' } | { kind: 'edit' | 'stop' | 'delete' | 'receipts'; row: NewsPush };
