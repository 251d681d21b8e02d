import texts from '@/messages/brands.nb.json';
import type { BrandId } from './brand';

interface TextLink {
  text: string;
  href: string;
}

/** Missing texts are left out of the page. */
export interface BrandTexts {
  footer: string;
  description: string;
  missing: string;
  manifesto?: { kicker: string; title: string; text: string[]; link: TextLink };
  editorial?: { title: string; link: TextLink };
  facts?: { value: string; text: string }[];
  notes?: { title: string; link: TextLink };
}

export const brandTexts: Record<BrandId, BrandTexts> = texts;
