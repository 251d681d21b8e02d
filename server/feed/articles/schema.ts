import { z } from 'zod';
import { DEFAULT_FREIGHT } from '@/lib/orders/freight';
import * as f from '@/server/feed/fields';
import { systemClock } from '@/server/ports/clock';

const words = f.otherwise(f.text(), '');
const pictures = f.otherwise(z.array(f.picture).max(100, 'holds more than 100 pictures'), [] as string[]);

const variant = z.object({
  ean: f.ean,
  size: f.name,
  colorId: f.id,
  canPurchase: f.otherwise(f.truth, true),
  image: f.optional(f.picture),
  images: pictures,
});

export const articleSchema = z
  .object({
    id: f.id,
    articleNo: f.name,
    name: f.name,
    slug: f.optional(f.slug),
    description: words,
    techDescription: words,
    nutrientContent: words,
    washLabel: words,
    careLabel: words,
    material: words,
    manufacturer: words,
    price: f.ore,
    pant: f.otherwise(f.ore, 0),
    productLineId: f.id,
    groupId: f.id,
    alsoInGroups: f.idSet,
    genders: f.idSet,
    customLabel: f.optional(f.text(100)),
    featured: f.otherwise(f.truth, false),
    canPurchase: f.otherwise(f.truth, true),
    webPurchaseLimit: f.otherwise(f.rank, 10),
    onlyCC: f.otherwise(f.truth, false),
    season: f.otherwise(f.text(100), ''),
    frightPrice: f.otherwise(f.ore, DEFAULT_FREIGHT),
    visible: f.otherwise(f.truth, true),
    ageLimit: f.optional(f.integer(0, 99)),
    vatRate: f.otherwise(f.integer(0, 10_000), 2500),
    dateCreated: f.optional(f.moment.refine((at) => at <= systemClock().toISOString(), 'lies in the future')),
    image: f.optional(f.picture),
    images: pictures,
    bestseller: f.optional(z.object({ qtyRank: f.rank, turnoverRank: f.rank })),
    variants: z.array(variant).max(5_000, 'holds more than 5000 variants'),
  })
  .superRefine(({ variants }, context) => {
    const eans = new Map<string, number>();
    const forms = new Map<string, number>();
    for (const [i, { ean, size, colorId }] of variants.entries()) {
      const form = `${colorId} ${size}`;
      const [sameEan, sameForm] = [eans.get(ean), forms.get(form)];
      if (sameEan !== undefined) {
        context.addIssue({
          code: 'custom',
          path: ['variants', i, 'ean'],
          message: `is also that of variants[${sameEan}]`,
        });
      }
      if (sameForm !== undefined) {
        const message = `size and colour are also those of variants[${sameForm}]`;
        context.addIssue({ code: 'custom', path: ['variants', i, 'size'], message });
      }
      eans.set(ean, i);
      forms.set(form, i);
    }
  });

export type FeedArticleRow = z.output<typeof articleSchema>;
export type VariantRow = FeedArticleRow['variants'][number];
