import { clientWords, t } from '@/lib/messages';
import type { Brand } from './brand';

export const webManifest = ({ files, name, tagline, themeColor, paper }: Brand) => ({
  id: '/',
  name: `${name} – ${tagline}`,
  short_name: name,
  lang: 'nb',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: themeColor,
  background_color: paper,
  categories: ['shopping'],
  icons: [
    { src: files['icon-192.png'], sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: files['icon-512.png'], sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: files['icon-maskable.png'], sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: clientWords.favourites.title, url: '/favoritter' },
    { name: t('header.shops'), url: '/butikker' },
    { name: clientWords.account.account, url: '/konto' },
  ],
});
