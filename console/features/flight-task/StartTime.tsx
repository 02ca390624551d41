import { startWindow, type PlannedTime } from '@skyhelm/core/task/start-window';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { clockLeft } from './clock-left.ts';

/** Until when one waits, or for how long it can still be started. Once it is over there is nothing left to count. */
export function StartTime({ planned, now }: { planned: PlannedTime; now: number }) {
  const t = useWords();
  const { opensAt, closesAt } = startWindow(planned);
  const isEarly = now < opensAt;
  const at = isEarly ? opensAt : closesAt;
  if (!Number.isFinite(at) || now >= at) return null;
  const words = { time: formatDateTime(new Date(at)), left: clockLeft(at - now) ?? formatFlown((at - now) / 1_000) };
  return (
    <small className="numeric" role="timer">
      {isEarly ? t('flighttask.time.opens', words) : t('flighttask.time.closes', words)}
    </small>
  );
}
