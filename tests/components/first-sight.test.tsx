import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Elements } from '@/components/elements';
import { FavouriteButton } from '@/components/favourites/favourite-button';
import { FavouriteList } from '@/components/favourites/favourite-list';
import { PollCard, PollResult } from '@/components/polls/poll-card';
import { StockAlertForm } from '@/components/product/alert-form';
import { ReviewForm } from '@/components/product/review-form';
import { ReviewFormEntry } from '@/components/product/review-form-entry';
import { PromoCode } from '@/components/promo/promo-code';
import { Share } from '@/components/share/share';
import { ShareLinks } from '@/components/share/share-links';
import { SocialPosts } from '@/components/social/social-posts';
import { TimeAgo } from '@/components/ui/time-ago';
import { WordsProvider } from '@/components/words';
import { emptyCart } from '@/lib/cart/cart';
import { clientWords } from '@/lib/messages';

const seen = (node: Elements) => renderToString(<WordsProvider words={clientWords}>{node}</WordsProvider>);
const question = {
  id: 1,
  text: 'Innerst?',
  options: [
    { id: 11, text: 'Ull' },
    { id: 12, text: 'Dun' },
  ],
};
const poll = {
  id: 1,
  name: 'Ull?',
  description: '',
  bannerDesktop: null,
  bannerMobile: null,
  active: true,
  questions: [question],
};

describe('what the server draws, the same for everyone', () => {
  it('a heart that is not pressed, with the name of its article', () => {
    const html = seen(<FavouriteButton id={1} name="Fjellsko <b>" />);
    expect(html).toContain('aria-pressed="false"');
    expect(html).toContain('aria-label="Legg Fjellsko &lt;b&gt; i favoritter"');
  });

  it('rule 9.11: the date itself, which is right whenever the page is read, also for machines', () => {
    const html = seen(<TimeAgo at="2026-04-03T10:00:00.000Z" date="3. april 2026" say={(date) => `Bestilt ${date}`} />);
    expect(html).toBe('<time dateTime="2026-04-03T10:00:00.000Z" title="3. april 2026">Bestilt 3. april 2026</time>');
  });

  it('a poll with its options to choose from', () => {
    const html = seen(<PollCard poll={poll} />);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).not.toContain('Riktig');
  });

  it('a link to the login that returns to the reviews', () => {
    expect(seen(<ReviewFormEntry article={1} path="/product/fjellsko#omtaler" />)).toContain(
      'href="/logg-inn?til=%2Fproduct%2Ffjellsko%23omtaler"',
    );
  });

  it('rule 2.21: every share link as a plain link, without third-party scripts', () => {
    const html = seen(
      <Share links={ShareLinks} url="https://nordvidda.example/product/lue?variant=7041" title="Lue" />,
    );
    for (const way of ['facebook.com', 'twitter.com', 'mailto:']) expect(html).toContain(way);
    expect(html).toContain(encodeURIComponent('?variant=7041'));
    expect(html).toContain('Kopier lenke');
    expect(html).not.toContain('Link Kopiert!');
    expect(html).not.toContain('<script');
  });

  it('a form for an alert where all is sold out', () => {
    const html = seen(<StockAlertForm ean="7041121010038" onStale={() => {}} />);
    expect(html).toContain('autoComplete="email"');
    expect(html).toContain('href="/personvernerklaering#opplysninger"');
  });

  it('the button of the promo code, and neither favourites nor posts yet', () => {
    expect(seen(<PromoCode state={emptyCart} />)).toContain('Har du en rabattkode?');
    expect(seen(<FavouriteList />)).toContain('Henter favorittene');
    expect(seen(<SocialPosts />)).toContain('Henter innlegg');
  });
});

it('a result says in words which answer was one’s own and which is right', () => {
  const answers = [
    { questionId: 1, optionId: 11, count: 2, chosen: false, correct: true },
    { questionId: 1, optionId: 12, count: 1, chosen: true, correct: false },
  ];
  const html = seen(<PollResult question={question} answers={answers} onNext={undefined} />).replace(/<!-- -->/g, '');
  expect(html).toMatch(/Ull<\/span><strong>.*Riktig<\/strong>/);
  expect(html).toMatch(/Dun<\/span><span[^>]*> Ditt svar/);
  expect(html).toContain('67 %');
  expect(html).toContain('Ikke helt');
});

it('a review form has five stars, a name for every field, and no field that is required by the browser', () => {
  const html = seen(<ReviewForm article={1} loginPath="/logg-inn" onDone={() => {}} onCancel={() => {}} />);
  expect(html.match(/stjerner?</g)).toHaveLength(5);
  expect(html).not.toContain('required');
  for (const id of html.matchAll(/<(?:textarea|input)[^>]* id="([^"]+)"/g))
    expect(html).toMatch(new RegExp(`for="${id[1]}"|<label[^>]*><input[^>]*id="${id[1]}"`));
});
