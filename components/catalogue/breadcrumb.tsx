import Link from 'next/link';
import { t } from '@/lib/messages';
import { JsonLd } from '../ui/json-ld';
import styles from './breadcrumb.module.css';

export interface Crumb {
  name: string;
  /** Left out for the page one is on. */
  href?: string;
}

/** Where the page stands, from the home page down, with the BreadcrumbList that search engines read. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const crumbs = [{ name: t('breadcrumb.home'), href: '/' }, ...trail];
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.trail}>
        {crumbs.map((crumb) => (
          <li key={`${crumb.href}${crumb.name}`}>
            {crumb.href ? (
              <Link href={crumb.href} prefetch={false}>
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.name,
            ...(crumb.href ? { item: crumb.href } : {}),
          })),
        }}
      />
    </nav>
  );
}
