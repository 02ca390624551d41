import { Link } from 'wouter';
import { useWords } from '../../words/words.ts';

const ADDRESSES = {
  department: '/department',
  user: '/user',
  device: '/device',
  userReview: '/user-review',
  log: '/log',
  certification: '/account/certification',
} as const;

/** The way from a figure to the screen it is about; whoever sees the figure may go there. */
export function OpenLink({ screen }: { screen: keyof typeof ADDRESSES }) {
  const t = useWords();
  return (
    <Link href={ADDRESSES[screen]}>
      {t('home.open')} <span className="visually-hidden">{t(`menu.${screen}`)}</span>
    </Link>
  );
}
