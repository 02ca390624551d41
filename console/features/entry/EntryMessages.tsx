import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../api/queries.ts';
import { MessageList } from '../messages/index.ts';

export const EntryMessages = () => (
  <QueryClientProvider client={queryClient}>
    <MessageList />
  </QueryClientProvider>
);
