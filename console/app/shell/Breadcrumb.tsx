import { Fragment } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../words/words.ts';

export function Breadcrumb({ trail }: { trail: readonly { title: string; path?: string }[] }) {
  const t = useWords();
  return (
    <nav aria-label={t('shell.breadcrumb')} className="breadcrumb">
      <ol>
        {trail.map(({ title, path }, index) => {
          const isLast = index === trail.length - 1;
          return (
            <Fragment key={title}>
              {index > 0 && (
                <li aria-hidden="true" className="breadcrumb-mark">
                  ›
                </li>
              )}
              <li aria-current={isLast ? 'page' : undefined}>{path === undefined || isLast ? title : <Link href={path}>{title}</Link>}</li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
