import { clientWords, t } from '@/lib/messages';
import type { Brand } from './brand';

export const webManifest = ({ id, name, tagline, themeColor, paper }: Brand) => ({
  id: '/',
  name: `${name} – ${tagline}`,
  short_name: name,
  lang: 'nb',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: themeColor,
  background_color: paper,
  categories: ['shopping', 'sports'],
  icons: [
    { src: `/icons/${id}-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `/icons/${id}-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `/icons/${id}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: clientWords.favourites.title, url: '/favoritter' },
    { name: t('header.shops'), url: '/butikker' },
    { name: clientWords.account.account, url: '/konto' },
  ],
});
