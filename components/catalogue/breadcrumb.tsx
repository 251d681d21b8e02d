// Its script comes late, its styles with the page.
import '@/components/breadcrumb/breadcrumb-trail.module.css';
import type { Crumb } from '@/components/breadcrumb/breadcrumb-trail';
import { t } from '@/lib/messages';
import { BreadcrumbTrail } from './late-parts';

export type { Crumb };

/** Shows the server's breadcrumb, which the tab's trail may replace. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <BreadcrumbTrail label={t('breadcrumb.label')} crumbs={[{ name: t('breadcrumb.home'), href: '/' }, ...trail]} />
  );
}
