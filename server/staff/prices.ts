import { formatDateTime, formatShortDate } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { type Judged, type KeptRow, percent, type Why } from '@/lib/prices/price-defence';
import type { ArticleReport } from '@/server/catalogue/prices/types';
import { type Action, plain, type StaffDesk, StaffError, type Topic, type Work } from './topic';

const whys: Record<Why, string> = {
  lowest: 'it is no more than the lowest price of the 30 days before the campaign',
  stepwise: 'it is no more than the lowest price of the 30 days before the first of stepwise cuts',
  ordinary: 'the ordinary price: nothing is struck through',
  too_new: 'nothing is struck through: the history does not reach 30 days back',
  not_higher: 'nothing is struck through: the lowest price of the 30 days before was not higher',
  too_high:
    'IT BREAKS THE RULE: it is more than the lowest price of the 30 days before, or the history does not cover them',
};

const until = (to: Date | null) => (to ? formatDateTime(to) : 'until changed');
const claimOf = (one: Judged) =>
  one.before === undefined ? 'no førpris' : `førpris ${formatPrice(one.before)} (−${percent(one)} %)`;
const rowLine = (row: KeptRow) =>
  `      #${row.id}  ${row.kind.padEnd(8)}  ${formatPrice(row.price).padStart(12)}  ${formatDateTime(row.from)} – ${until(row.to)}${row.campaign ? `  ${plain(row.campaign.name)}` : ''}`;

function periodLines(one: Judged, now: Date): string[] {
  const what = one.row.kind === 'campaign' ? plain(one.row.campaign?.name ?? 'a campaign that is gone') : 'ordinary';
  const planned = one.from > now ? '  (planned)' : '';
  const head = `${formatDateTime(one.from)} – ${until(one.to)}  ${formatPrice(one.price)}  ${what}${planned}`;
  if (one.row.kind !== 'campaign') return [head];
  const { from, to } = one.window;
  const known = one.lowest === undefined ? 'nothing is known' : `lowest ${formatPrice(one.lowest)}`;
  return [
    head,
    `   shown  ${claimOf(one)}`,
    `   why    ${whys[one.why]}`,
    `   from   ${formatShortDate(from)} – ${formatShortDate(to)}: ${known}`,
    ...one.rows.map(rowLine),
  ];
}

const titleOf = ({ article: { id, articleNo, slug, name, visible } }: ArticleReport) =>
  `#${id}  ${articleNo}  ${plain(name)}  /product/${slug}${visible ? '' : '  (hidden)'}`;
const brokenIn = ({ shown }: ArticleReport) => shown.filter(({ verdict }) => verdict === 'breaks').length;

/** Fails the command after an unlawful price, for a job that watches it. */
function checked(lines: string[], broken: number): string {
  const sum =
    broken === 0
      ? 'Everything shown holds.'
      : `${broken} shown that would not hold up (prisopplysningsforskriften §9a).`;
  const text = [...lines, '', sum].join('\n');
  if (broken > 0) throw new StaffError(text);
  return text;
}

const why = (named: string) => async (desk: StaffDesk) => {
  const report = await (await desk.catalogue()).prices.article(named);
  if (!report) throw new StaffError(`There is no article "${plain(named)}": say its id, number, EAN or slug.`);
  const periods = report.shown.flatMap((one) => ['', ...periodLines(one, desk.clock())]);
  return checked([titleOf(report), ...periods], brokenIn(report));
};

function tableLine(report: ArticleReport): string[] {
  const { article, shown } = report;
  if (shown.length === 0)
    return [
      `         –            –            –  ${plain(article.name)} (${article.articleNo}): another price was lower`,
    ];
  const lines = shown.map((one) =>
    [
      formatPrice(one.price).padStart(12),
      (one.before === undefined ? '–' : formatPrice(one.before)).padStart(12),
      (one.lowest === undefined ? '–' : formatPrice(one.lowest)).padStart(12),
      `${plain(article.name)} (${article.articleNo}): ${one.verdict === 'breaks' ? 'BREAKS' : one.verdict}, ${one.why.replaceAll('_', ' ')}`,
    ].join('  '),
  );
  return [...new Set(lines)];
}

const campaign = (named: string) => async (desk: StaffDesk) => {
  const report = await (await desk.catalogue()).prices.campaign(named);
  if (!report) throw new StaffError(`There is no campaign "${plain(named)}": say its id, slug or name.`);
  const { id, name, start, end } = report.campaign;
  const broken = report.articles.filter((one) => brokenIn(one) > 0);
  const lines = [
    `#${id}  ${plain(name)}  ${formatDateTime(start)} – ${formatDateTime(end)}  ${report.articles.length} articles`,
    '',
    `${'price'.padStart(12)}  ${'førpris'.padStart(12)}  ${'30 days'.padStart(12)}  article`,
    ...report.articles.flatMap(tableLine),
    ...(broken.length > 0
      ? ['', 'Would not hold up; npm run staff -- prices why <article> says from which rows:']
      : []),
    ...broken.map(titleOf),
  ];
  const sum = broken.reduce((all, one) => all + brokenIn(one), 0);
  return checked(lines, sum);
};

/** '<word> <one or several words>' */
const named = (word: string, usage: string, what: string, work: (text: string) => Work): Action => ({
  usage: `${word} ${usage}`,
  what,
  read([first, ...words]) {
    const text = words.join(' ').trim();
    return first === word && text !== '' && text.length <= 200 ? work(text) : undefined;
  },
});

export const prices: Topic = [
  named('why', '<article>', 'every price shown, its førpris, and why: by id, number, EAN or slug', why),
  named('campaign', '<id or name>', 'the same for all articles of a campaign, in a table', campaign),
];
