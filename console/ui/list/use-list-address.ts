import { useSearchParams } from 'wouter';
import { remember, remembered } from '../../browser/storage.ts';
import { readList, writeList, type ListQuery, type Sort } from './list-address.ts';

export interface ListAddress<F extends string = string> extends ListQuery<F> {
  /** For the endpoint: page and order under the contract's names. */
  page: { pageNum: number; pageSize: number; isAsc: boolean };
  setFilter(name: F, value: string | undefined): void;
  setPage(pageNum: number, pageSize: number): void;
  setSort(sort: Sort): void;
  reset(): void;
}

const isSort = (value: unknown): value is Sort => typeof value === 'object' && value !== null && 'column' in value && 'ascending' in value;

/** Filters, page and order live in the address, so that a link or a reload shows the same list; the order is remembered besides. */
export function useListAddress<F extends string>(name: string, filters: readonly F[], order: Sort): ListAddress<F> {
  const [params, setParams] = useSearchParams();
  const key = `list-${name}-sort`;
  const query = readList(params, filters, remembered(key, isSort) ?? order);
  const change = (next: Partial<ListQuery<F>>) =>
    setParams(writeList(params, filters, { ...query, pageNum: 1, ...next }, order), { replace: true });
  return {
    ...query,
    page: { pageNum: query.pageNum, pageSize: query.pageSize, isAsc: query.sort.ascending },
    setFilter: (filter, value) => change({ filters: { ...query.filters, [filter]: value || undefined } }),
    setPage: (pageNum, pageSize) => change({ pageNum, pageSize }),
    setSort: (sort) => {
      remember(key, sort);
      change({ sort });
    },
    reset: () => change({ filters: {} }),
  };
}
