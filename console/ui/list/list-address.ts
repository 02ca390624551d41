export interface Sort {
  column: string;
  ascending: boolean;
}
export interface ListQuery<F extends string = string> {
  filters: Partial<Record<F, string>>;
  pageNum: number;
  pageSize: number;
  sort: Sort;
}

export const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULT_SIZE = 20;

/** One of these, as it stands in an address; what is none of them is left out. */
export const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text);

export const idIn = <T extends string>(text: string | undefined): T | undefined =>
  text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? (text as T) : undefined;

const wholeNumber = (text: string | null, otherwise: number): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

export function readList<F extends string>(params: URLSearchParams, names: readonly F[], order: Sort): ListQuery<F> {
  const filters = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  ) as ListQuery<F>['filters'];
  const size = wholeNumber(params.get('size'), DEFAULT_SIZE);
  const sort = params.get('sort');
  return {
    filters,
    pageNum: wholeNumber(params.get('page'), 1),
    pageSize: PAGE_SIZES.includes(size) ? size : DEFAULT_SIZE,
    sort: sort ? { column: sort.replace(/^-/, ''), ascending: !sort.startsWith('-') } : order,
  };
}

/** Only what differs from the defaults; parameters of others stay. */
export function writeList<F extends string>(
  params: URLSearchParams,
  names: readonly F[],
  query: ListQuery<F>,
  order: Sort,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  for (const name of names) put(name, query.filters[name]);
  put('page', query.pageNum > 1 ? String(query.pageNum) : undefined);
  put('size', query.pageSize === DEFAULT_SIZE ? undefined : String(query.pageSize));
  const { column, ascending } = query.sort;
  put('sort', column === order.column && ascending === order.ascending ? undefined : `${ascending ? '' : '-'}${column}`);
  return next;
}
