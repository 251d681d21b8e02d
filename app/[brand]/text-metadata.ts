import type { Metadata } from 'next';
import { pictureFile } from '@/lib/pictures/pictures';

interface Page {
  title: string;
  description: string;
  path: string;
  siteName: string;
  image?: string | null;
  publishedAt?: Date;
}

const SHARING_WIDTH = 1600;

/** Returns metadata for search engines and shared links. A page's `openGraph` replaces all of the layout's. */
export function textMetadata({ title, description, path, siteName, image, publishedAt }: Page): Metadata {
  const shared = { title, description, url: path, siteName, locale: 'nb_NO' };
  const images = image ? [pictureFile(image, SHARING_WIDTH)] : undefined;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: publishedAt
      ? { ...shared, images, type: 'article', publishedTime: publishedAt.toISOString() }
      : { ...shared, images, type: 'website' },
  };
}
