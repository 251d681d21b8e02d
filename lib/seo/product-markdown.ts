import type { ArticleDetail, Variant } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { canBeSent, type FreightTerms, freightOf, isSent } from '@/lib/orders/freight';
import { DAYS_TO_WITHDRAW } from '@/lib/orders/withdrawal-period';
import { formatPrice } from '@/lib/prices/money';
import { EXCHANGE_PATH, productPath, WITHDRAWAL_PATH } from '@/lib/routes/paths';

interface Around {
  url: string;
  shops: readonly Shop[];
  freight: FreightTerms;
  categories: readonly Pick<Site['categories'][number], 'id' | 'name'>[];
}

const REVIEWS = 5;

/** Escapes Markdown in shoppers' and suppliers' text. */
const plain = (text: string) => text.replace(/([\\`*_[\]<>#|~])/g, '\\$1').trim();
const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ');
const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

function priceLines({ price, originalPrice, pant, priceValidUntil }: ArticleDetail): string[] {
  return [
    `- ${t('machines.price')}: ${formatPrice(price)}`,
    ...(originalPrice
      ? [
          `- ${t('price.before')}: ${formatPrice(originalPrice)}`,
          `- ${t('product.lowestPrice', { price: formatPrice(originalPrice) })}`,
        ]
      : []),
    ...(originalPrice && priceValidUntil ? [`- ${t('machines.until', { date: priceValidUntil.slice(0, 10) })}`] : []),
    ...(pant > 0 ? [`- ${t('machines.deposit', { price: formatPrice(pant) })}`] : []),
  ];
}

/** A row per variant: EAN, stock, and the shops with most of it. */
function variantLines(article: ArticleDetail, { url, shops }: Around): string[] {
  const names = new Map(shops.map((shop) => [shop.id, shop.name]));
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const shelf = ({ shops: has }: Variant) =>
    has.flatMap(({ id, qty }) => (names.has(id) ? [`${oneLine(names.get(id) ?? '')}: ${qty}`] : []));
  return [
    row([
      t('machines.color'),
      t('machines.size'),
      'EAN',
      t('machines.inAll'),
      t('machines.inShops'),
      t('machines.link'),
    ]),
    row(Array.from({ length: 6 }, () => '---')),
    ...article.variants.map((variant) =>
      row([
        oneLine(variant.color.name),
        oneLine(variant.size.name),
        variant.ean,
        String(variant.shops.reduce((sum, { qty }) => sum + qty, 0)),
        shelf(variant).join(', ') || t('machines.nowhere'),
        new URL(productPath(article.slug, variant.ean), url).href,
      ]),
    ),
  ];
}

function deliveryLines(article: ArticleDetail, { methods, freeFrom }: FreightTerms): string[] {
  const sent = canBeSent([article]);
  const costs = (ore: number) => (ore === 0 ? t('pages.shipping.free') : formatPrice(ore));
  return [
    ...methods
      .filter(({ id }) => sent || !isSent(id))
      .map((method) => {
        const freight = freightOf(method, [article], { goods: article.price, freeFrom });
        return `- ${oneLine(method.name)}: ${costs(freight)}`;
      }),
    `- ${t(sent ? 'product.ways.mainland' : 'product.notSent')}`,
    ...(sent && freeFrom !== undefined ? [`- ${t('pages.shipping.freeFrom', { price: formatPrice(freeFrom) })}`] : []),
  ];
}

function returnLines(url: string): string[] {
  const link = (name: string, path: string) => `- [${name}](${new URL(path, url).href})`;
  return [
    `- ${t('product.ways.withdrawal', { days: DAYS_TO_WITHDRAW })}`,
    `- ${t('product.ways.tried')}`,
    link(t('product.ways.exchange'), EXCHANGE_PATH),
    link(t('product.ways.withdrawalLink'), WITHDRAWAL_PATH),
  ];
}

const placeOf = ({ category, group2, group3 }: ArticleDetail, { categories }: Around) =>
  [categories.find(({ id }) => id === category)?.name, group2, group3]
    .flatMap((name) => (name ? [oneLine(name)] : []))
    .join(' > ');

const factLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `- ${oneLine(line)}`);

const reviewLines = ({ reviews, averageRating, reviewCount }: ArticleDetail) =>
  reviewCount === 0
    ? []
    : [
        `${t('card.rating', { rating: averageRating, count: reviewCount })}`,
        '',
        ...reviews
          .slice(0, REVIEWS)
          .map(
            ({ rating, content, customer }) =>
              `- ${rating}/5, ${oneLine(customer || t('reviews.anonymous'))}: ${oneLine(content)}`,
          ),
      ];

/** The product page as Markdown (rule 12.10). */
export function productMarkdown(article: ArticleDetail, around: Around): string {
  const { methods, freeFrom } = around.freight;
  return [
    `# ${oneLine(article.name)}`,
    [
      `- ${t('machines.brand')}: ${oneLine(article.brand)}`,
      `- ${t('machines.category')}: ${placeOf(article, around)}`,
      ...(article.gender ? [`- ${t('compare.rows.gender')}: ${oneLine(article.gender)}`] : []),
      ...priceLines(article),
      `- ${t('product.articleNo', { number: oneLine(article.articleNo) })}`,
      `- ${t('machines.page')}: ${new URL(productPath(article.slug), around.url).href}`,
      ...(article.ageLimit ? [`- ${t('product.ageLimitText', { age: article.ageLimit })}`] : []),
    ].join('\n'),
    ...section(t('machines.variants'), variantLines(article, around)),
    ...section(t('product.about'), [plain(article.description)]),
    ...section(t('product.tech'), factLines(article.techDescription)),
    ...section(t('product.nutrient'), factLines(article.nutrientContent)),
    ...section(t('product.material'), factLines(article.material)),
    ...section(t('product.wash'), factLines(`${article.washLabel}\n${article.careLabel}`)),
    ...section(t('product.manufacturer'), factLines(article.manufacturer)),
    ...section(t('pages.shipping.caption'), article.canPurchase ? deliveryLines(article, { methods, freeFrom }) : []),
    ...section(t('product.ways.returns'), article.canPurchase ? returnLines(around.url) : []),
    ...section(t('reviews.title'), reviewLines(article)),
    ...section(t('machines.buy'), [t('machines.reserve')]),
    '',
  ].join('\n\n');
}
