import type { Brand } from '@/lib/brands/brand';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import type { Category } from './catalogue';

/** What header and footer show, equal on every page of a brand. */
export interface Site {
  brand: Brand;
  url: string;
  /** Services that need consent. */
  optionalScripts: OptionalScripts;
  categories: Category[];
  genders: { name: string; href: string }[];
  contact: { email: string; phone: string; orgNo: string; address: string; company: string };
}
