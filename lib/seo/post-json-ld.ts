import type { BlogPost } from '@/lib/contracts/content';
import type { Site } from '@/lib/contracts/site';
import { pictureFile } from '@/lib/pictures/pictures';
import { postPath } from '@/lib/routes/paths';

export function postJsonLd(post: BlogPost, site: Pick<Site, 'url' | 'contact'>) {
  const url = new URL(postPath(post.slug), site.url).href;
  const organization = { '@type': 'Organization', name: site.contact.company, url: site.url };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title,
    datePublished: post.publishedAt.toISOString(),
    ...(post.featuredImage ? { image: new URL(pictureFile(post.featuredImage, 1600), site.url).href } : {}),
    ...(post.categories.length > 0 ? { articleSection: post.categories.map((category) => category.name) } : {}),
    author: organization,
    publisher: organization,
    inLanguage: 'nb',
  };
}
