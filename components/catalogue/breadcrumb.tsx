import { BreadcrumbTrail, type Crumb } from '@/components/breadcrumb/breadcrumb-trail';
import { t } from '@/lib/messages';

export type { Crumb };

/** Shows the server's breadcrumb, which the tab's trail may replace. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <BreadcrumbTrail label={t('breadcrumb.label')} crumbs={[{ name: t('breadcrumb.home'), href: '/' }, ...trail]} />
  );
}
