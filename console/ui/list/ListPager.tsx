import { Pagination } from 'antd';
import { PAGE_SIZES } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

interface ListPagerProps {
  address: ListAddress;
  total: number;
  narrow: boolean;
}

export const ListPager = ({ address, total, narrow }: ListPagerProps) => (
  <Pagination
    className="list-pager"
    align="end"
    simple={narrow}
    current={address.pageNum}
    pageSize={address.pageSize}
    total={total}
    showSizeChanger={!narrow}
    pageSizeOptions={PAGE_SIZES}
    onChange={(pageNum, pageSize) => address.setPage(pageSize === address.pageSize ? pageNum : 1, pageSize)}
  />
);
