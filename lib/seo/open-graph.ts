import type { Site } from '@/lib/contracts/site';
import { pictureFile } from '@/lib/pictures/pictures';

interface SharedPage {
  title: string;
  description?: string;
  url: string;
  image?: string | null;
}

/** Complete for every page, since Next replaces the layout's. */
export const openGraph = ({ brand }: Pick<Site, 'brand'>, { image, ...page }: SharedPage) => ({
  siteName: brand.name,
  locale: 'nb_NO',
  type: 'website' as const,
  ...page,
  images: image
    ? [{ url: pictureFile(image), width: 960, height: 1200 }]
    : sharePicture(brand).map((url) => ({ url, width: 1200, height: 630 })),
});

/** The picture of shared links without one of their own. */
export const sharePicture = ({ files }: Site['brand']): string[] => (files['share.jpg'] ? [files['share.jpg']] : []);
