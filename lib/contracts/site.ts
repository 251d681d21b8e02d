import type { Brand } from '@/lib/brands/brand';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import type { Category } from './catalogue';

export interface Site {
  brand: Brand;
  url: string;
  optionalScripts: OptionalScripts;
  categories: Category[];
  genders: { name: string; href: string }[];
  contact: { email: string; phone: string; orgNo: string; address: string; company: string };
}
