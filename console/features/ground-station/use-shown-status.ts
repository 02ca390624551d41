import { useSearchParams } from 'wouter';
import { isStatus, type Status } from './fleet-filter.ts';
import { SHOWN } from './station-address.ts';

/** Which aircraft the list shows; it lives in the address, so that a figure elsewhere leads to those that it counts. */
export function useShownStatus(): [Status, (status: Status) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.get(SHOWN);
  const show = (status: Status) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (status === 'all') after.delete(SHOWN);
        else after.set(SHOWN, status);
        return after;
      },
      { replace: true },
    );
  return [isStatus(text) ? text : 'all', show];
}
