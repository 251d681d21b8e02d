import type { ArticleListItem } from '@/lib/contracts/catalogue';

/** Names of categories and brands, as the articles tell them. Main categories have none in the list shape. */
export class Names {
  private readonly categories = new Map<string, string>();
  private readonly brands = new Map<number, string>();

  learn({ articleGroup2ID, group2, articleGroup3ID, group3, brands, brand }: ArticleListItem) {
    this.categories.set(`2:${articleGroup2ID}`, group2).set(`3:${articleGroup3ID}`, group3);
    if (brands.length === 1) this.brands.set(brands[0] as number, brand);
  }

  category(level: number, id: number): string | undefined {
    return this.categories.get(`${level}:${id}`);
  }

  brand(id: number): string | undefined {
    return this.brands.get(id);
  }
}
