import { Link } from 'wouter';
import { useWords } from '../../words/words.ts';

const SCREENS = {
  department: { path: '/department', name: 'menu.department' },
  user: { path: '/user', name: 'menu.user' },
  device: { path: '/device', name: 'menu.device' },
  groundStation: { path: '/tta', name: 'menu.groundStation' },
  flightRecord: { path: '/history/flight-record', name: 'menu.flightRecords' },
  task: { path: '/task-management', name: 'menu.allTasks' },
  approval: { path: '/approval', name: 'menu.approval' },
  site: { path: '/site', name: 'menu.site' },
  userReview: { path: '/user-review', name: 'menu.userReview' },
  log: { path: '/log', name: 'menu.log' },
  certification: { path: '/account/certification', name: 'menu.certification' },
} as const;

/** The way from a figure to the screen it is about; whoever sees the figure may go there. */
export function OpenLink({ screen }: { screen: keyof typeof SCREENS }) {
  const t = useWords();
  const { path, name } = SCREENS[screen];
  return (
    <Link href={path}>
      {t('home.open')} <span className="visually-hidden">{t(name)}</span>
    </Link>
  );
}
