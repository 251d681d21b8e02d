import { BreadcrumbTrail, type Crumb } from '@/components/breadcrumb/breadcrumb-trail';
import { t } from '@/lib/messages';

export type { Crumb };

/** Where the page stands, from the home page down. What the server draws is the default; the tab's trail may replace it. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <BreadcrumbTrail label={t('breadcrumb.label')} crumbs={[{ name: t('breadcrumb.home'), href: '/' }, ...trail]} />
  );
}
