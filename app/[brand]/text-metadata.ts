import type { Metadata } from 'next';
import type { Brand } from '@/lib/brands/brand';
import { pictureFile } from '@/lib/pictures/pictures';
import { sharePicture } from '@/lib/seo/open-graph';

interface Page {
  title: string;
  description: string;
  path: string;
  brand: Brand;
  image?: string | null;
  publishedAt?: Date;
}

const SHARING_WIDTH = 1600;

/** Returns metadata for search engines and shared links. A page's `openGraph` replaces all of the layout's. */
export function textMetadata({ title, description, path, brand, image, publishedAt }: Page): Metadata {
  const shared = { title, description, url: path, siteName: brand.name, locale: 'nb_NO' };
  const images = image ? [pictureFile(image, SHARING_WIDTH)] : sharePicture(brand);
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: publishedAt
      ? { ...shared, images, type: 'article', publishedTime: publishedAt.toISOString() }
      : { ...shared, images, type: 'website' },
  };
}
