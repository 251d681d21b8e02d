import type { ArticleListItem } from '@/lib/contracts/catalogue';

type Named = Pick<ArticleListItem, 'articleGroup2ID' | 'group2' | 'articleGroup3ID' | 'group3' | 'brands' | 'brand'>;

/** Names of categories and brands, as articles have them; main categories have none. */
export class Names {
  private readonly categories = new Map<string, string>();
  private readonly brands = new Map<number, string>();

  /** Returns whether anything was new. */
  learn({ articleGroup2ID, group2, articleGroup3ID, group3, brands, brand }: Named): boolean {
    const [own] = brands;
    const renamed = [
      put(this.categories, `2:${articleGroup2ID}`, group2),
      put(this.categories, `3:${articleGroup3ID}`, group3),
    ];
    if (brands.length === 1) renamed.push(put(this.brands, own as number, brand));
    return renamed.includes(true);
  }

  packed() {
    return { categories: [...this.categories], brands: [...this.brands] };
  }

  restore({ categories, brands }: ReturnType<Names['packed']>) {
    for (const [key, name] of categories) this.categories.set(key, name);
    for (const [id, name] of brands) this.brands.set(id, name);
  }

  category(level: number, id: number): string | undefined {
    return this.categories.get(`${level}:${id}`);
  }

  brand(id: number): string | undefined {
    return this.brands.get(id);
  }
}

function put<Key>(names: Map<Key, string>, key: Key, name: string): boolean {
  if (names.get(key) === name) return false;
  names.set(key, name);
  return true;
}
