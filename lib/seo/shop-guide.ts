import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { phoneText } from '@/lib/norway/phone-text';
import { categoryPath, FIND_ORDER_PATH } from '@/lib/routes/paths';

type Shown = Pick<Site, 'brand' | 'url' | 'categories' | 'genders' | 'contact'>;

/** `/llms.txt` (rule 12.11). */
export function shopGuide({ brand, url, categories, contact }: Shown): string {
  const reached = [contact.email, contact.phone && phoneText(contact.phone)].filter(Boolean).join(', ');
  const link = (name: string, path: string, says?: string) =>
    `- [${name}](${new URL(path, url).href})${says ? `: ${says}` : ''}`;
  return [
    `# ${brand.name}`,
    `> ${brand.tagline}`,
    `${brand.texts.description} ${t('machines.guide.what')}`,
    `## ${t('machines.guide.goods')}`,
    categories
      .map(({ name, slug, count }) => link(name, categoryPath(slug), t('machines.guide.count', { count })))
      .join('\n'),
    `## ${t('machines.guide.read')}`,
    [
      t('machines.guide.markdown'),
      t('machines.guide.variant'),
      ...(brand.features.search ? [t('machines.guide.search')] : []),
      t('machines.guide.tools'),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    `## ${t('machines.guide.data')}`,
    [
      link('OpenAPI', '/api/v1/openapi.json', t('machines.guide.api')),
      link(t('machines.guide.docs'), '/api/v1/docs'),
      link(t('machines.guide.feed'), '/feeds/varer.tsv', t('machines.guide.feedSays')),
      link(t('machines.guide.inventory'), '/feeds/butikklager.tsv', t('machines.guide.inventorySays')),
      link(t('machines.guide.sitemap'), '/sitemap.xml'),
    ].join('\n'),
    `## ${t('machines.guide.people')}`,
    [
      link(t('machines.guide.shops'), '/butikker'),
      link(t('machines.guide.service'), '/kundeservice', reached),
      link(t('machines.guide.order'), FIND_ORDER_PATH),
      link(t('machines.guide.withdrawal'), '/angre'),
    ].join('\n'),
    t('machines.guide.buying'),
    '',
  ].join('\n\n');
}
