import type { ArticleDetail, Variant } from '@/lib/contracts/catalogue';

const marine = { id: 1, name: 'Marine', hex: '#123456', colorCode: null, image: null };

export const aVariant = (over: Partial<Variant> = {}): Variant => ({
  ...{ id: 1, ean: '7040000000011', canPurchase: true, availability: 1, shops: [{ id: 1, qty: 4 }] },
  ...{ size: { id: 1, name: '42' }, color: marine, images: [] },
  ...over,
});

/** A women's jacket for 1 199,00 kr in one colour and size. */
export const anArticle = (over: Partial<ArticleDetail> = {}): ArticleDetail => ({
  ...{ id: 1, articleId: 1, articleNo: 'A1', slug: 'skalljakke', name: 'Skalljakke', brand: 'Fjelltind', brands: [1] },
  ...{ description: 'Tett i regn.\n\nLett.', price: 119900, pant: 0, originalPrice: null, priceValidUntil: null },
  ...{ colors: [], colorGroups: [], gender: 'Dame', genders: [2], canPurchase: true, customLabel: null, onlyCC: false },
  ...{ articleGroup2ID: 1, articleGroup3ID: 1, group2: 'Jakker', group3: 'Skalljakker', category: 2 },
  ...{ categories: [2], subcategories: [1], groups: [1], campaigns: [], campaignLabelType: null, campaignLabel: null },
  ...{ shops: [1], available: [1], featured: false, averageRating: 0, reviewCount: 0, webPurchaseLimit: 5 },
  ...{ bestsellerQty: 1, bestsellerTurnover: 1, season: '', frightPrice: 9900, visible: true, sizes: ['42'] },
  ...{ availability: 1, techDescription: 'Vekt: 420 g', nutrientContent: '', washLabel: '', careLabel: '' },
  ...{ material: '', manufacturer: '', ageLimit: null, dateCreated: '2026-01-01T00:00:00.000Z', reviews: [] },
  ...{ image: '/pictures/jakke/front', images: ['/pictures/jakke/front', '/pictures/jakke/back'] },
  variants: [aVariant()],
  ...over,
});
