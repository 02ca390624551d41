import { QueryCache, QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { SessionEnded, TransportError } from './api-error.ts';
import type { Call } from './call.ts';
import { send, type SendOptions } from './client.ts';

/** A first load that fails is shown in place of the data; a later one beside data that stay, hence as a toast. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data !== undefined && !(error instanceof SessionEnded)) toast.error(error.message);
    },
  }),
  defaultOptions: {
    queries: { staleTime: 5_000, retry: (failures, error) => error instanceof TransportError && failures < 2 },
    mutations: { retry: false },
  },
});

/** `useQuery(queryOf(department.getDepts, { keyword }))` */
export const queryOf = <I, O>(call: Call<I, O>, input: NoInfer<I>) =>
  queryOptions({ queryKey: [call.path, input], queryFn: ({ signal }) => send(call, input, { signal, quiet: true }) });

interface ChangeOptions<O> {
  /** Reads that are out of date once this has succeeded. */
  stale?: readonly Call<never, unknown>[];
  onSuccess?: (output: O) => void;
  /** The caller shows refusals itself. */
  quiet?: boolean;
}

/** `const remove = useChange(department.deleteDept, { stale: [department.getDepts] }); remove.mutate({ input: { id } })` */
export function useChange<I, O>(call: Call<I, O>, { stale = [], onSuccess, quiet }: ChangeOptions<O> = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, submitKey }: { input: I } & Pick<SendOptions, 'submitKey'>) => send(call, input, { submitKey, quiet }),
    onSuccess: async (output: O) => {
      await Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [read.path] })));
      onSuccess?.(output);
    },
  });
}
