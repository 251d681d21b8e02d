import { describe, expect, it } from 'vitest';
import type { Shop } from '@/lib/contracts/shops';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { productMarkdown } from '@/lib/seo/product-markdown';
import { anArticle, aVariant } from './an-article';

const oslo = { id: 1, name: 'Oslo' } as Shop;
const around = {
  url: 'https://shop.example',
  shops: [oslo],
  categories: [{ id: 2, name: 'Klær' }],
  freight: { methods: [{ id: 'delivery', name: 'Hjem', description: '', price: 19900 }] },
};
const written = (over: Parameters<typeof anArticle>[0] = {}) => productMarkdown(anArticle(over), around);

describe('rule 12.10: the product page as Markdown', () => {
  it('says name, brand, price, and each variant with its EAN, its shops and its address', () => {
    const text = written();
    expect(text).toMatch(/^# Skalljakke\n/);
    expect(text).toContain('- Merke: Fjelltind\n');
    expect(text).toContain(`- Pris: ${formatPrice(119900)}\n`);
    expect(text).toContain(
      '| Marine | 42 | 7040000000011 | 4 | Oslo: 4 | https://shop.example/product/skalljakke?variant=7040000000011 |',
    );
    expect(text).toContain('- Vekt: 420 g');
    expect(text).toContain(`- Hjem: ${formatPrice(19900)}`);
    expect(text).not.toContain('##\n');
  });

  it('says what it is, for whom, and how to return it', () => {
    const text = written();
    expect(text).toContain('- Kategori: Klær > Jakker > Skalljakker\n- Passer for: Dame\n');
    expect(text).toContain('## Bytte og retur\n\n- Betaler du på nett, kan du angre i 14 dager');
    expect(text).toContain('(https://shop.example/kundeservice#angrerett)');
    expect(written({ gender: '', canPurchase: false })).not.toMatch(/Passer for|angre/);
  });

  it('ends with how to buy, after the reviews', () => {
    const text = written({ reviewCount: 3, averageRating: 4 });
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(-2)).toEqual([t('reviews.title'), 'Slik handler du']);
  });

  it('shows a førpris with the lowest price, or neither', () => {
    const before = formatPrice(149900);
    expect(written({ originalPrice: 149900, priceValidUntil: '2026-11-30T23:00:00.000Z' })).toContain(before);
    expect(written()).not.toContain('Laveste pris');
    expect(written({ priceValidUntil: '2026-11-30T23:00:00.000Z' })).not.toContain('2026-11-30');
  });

  it('lists no shop without a door, but counts its stock', () => {
    const variants = [aVariant({ shops: [{ id: 55, qty: 7 }] })];
    expect(written({ variants })).toContain('| 7 | ingen |');
  });

  it('escapes Markdown of customers', () => {
    const review = {
      ...{ id: 1, reply: null, customer: '# Kari', rating: 5, approved: true, created_at: '2026-01-01T00:00:00.000Z' },
      ...{ reviewable_id: 1, reviewable_type: 'article' as const, true_to_size: null, size_color: '' },
      ...{ anonymous: false, verified_purchase: true, content: 'Bra\n\n# Ny overskrift\n[lenke](https://x.example)' },
    };
    const text = written({ reviews: [review], reviewCount: 1, averageRating: 5 });
    expect(text).toContain('- 5/5, \\# Kari: Bra \\# Ny overskrift \\[lenke\\](https://x.example)');
  });
});
