import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Banner, BlogPostSummary } from '@/lib/contracts/content';
import type { BrandTexts, HomeSection } from './brand';

interface StoryData {
  banners: Banner[];
  shelves: { id: string; title: string; href?: string; articles: ArticleListItem[] }[];
  posts: BlogPostSummary[];
}

export interface SectionProps<Kind extends HomeSection['kind'], Data = StoryData> {
  section: Extract<HomeSection, { kind: Kind }>;
  data: Data;
  texts: BrandTexts;
}
