import type { Site } from '@/lib/contracts/site';
import { pictureFile } from '@/lib/pictures/pictures';

interface SharedPage {
  title: string;
  description?: string;
  /** Its canonical path. */
  url: string;
  /** An article's picture. */
  image?: string | null;
}

/** What a shared link shows. Whole for every page: Next replaces the layout's, it does not add to it. */
export const openGraph = ({ brand }: Pick<Site, 'brand'>, { image, ...page }: SharedPage) => ({
  siteName: brand.name,
  locale: 'nb_NO',
  type: 'website' as const,
  ...page,
  ...(image ? { images: [{ url: pictureFile(image), width: 960, height: 1200 }] } : {}),
});
