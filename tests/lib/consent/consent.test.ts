import { describe, expect, it } from 'vitest';
import {
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type Consent,
  choicesOf,
  consentCookies,
  consentExpires,
  consentFromStored,
  consentText,
  everything,
  hasAccepted,
  onlyNecessary,
  withdrawals,
} from '@/lib/consent/consent';

const NOW = new Date('2026-03-03T11:00:00Z');
const DAY = 24 * 3600_000;
const ID = '3f0c9a5e-9c3b-4a8e-8a55-2f6f3a1f0b11';
const consent = (over: Partial<Consent> = {}): Consent => ({
  v: CONSENT_VERSION,
  ts: NOW.toISOString(),
  id: ID,
  ...everything,
  ...over,
});
const cookies = (value: unknown, around = 'cart=1; ') =>
  `${around}cookieConsent=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}; x=y`;
/** The choice in `document.cookie`, as the browser's store reads it. */
function readConsent(text: string, now: Date): Consent | undefined {
  try {
    const consent = consentFromStored(JSON.parse(consentText(text) ?? ''));
    return consent && now.getTime() < consentExpires(consent) ? consent : undefined;
  } catch {
    return undefined;
  }
}
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();

describe('rule 10.3: what has been chosen', () => {
  it.each<[string, unknown, boolean]>([
    ['a choice of today', consent(), true],
    ['a no', consent(onlyNecessary), true],
    ['a choice almost 12 months old', consent({ ts: daysAgo(364.9) }), true],
    ['a choice 12 months old', consent({ ts: daysAgo(365) }), false],
    ['another version of the question', consent({ v: CONSENT_VERSION + 1 }), false],
    ['no time', consent({ ts: 'yesterday' }), false],
    ['a flag missing', { ...consent(), meta: undefined }, false],
    ['a flag that is no yes or no', { ...consent(), ga: 'true' }, false],
    ['no id', { ...consent(), id: 7 }, false],
    ['a list', [consent()], false],
    ['null', 'null', false],
    ['half of it', '{"v":1,', false],
    ['nothing', '', false],
  ])('%s', (_name, value, holds) => {
    expect(readConsent(cookies(value), NOW)).toEqual(holds ? value : undefined);
  });

  it.each(['', 'cookieConsents=1', 'cookieConsent', 'cookieConsent=%E0%A4%A', 'xcookieConsent=%7B%7D'])(
    '%j is no choice',
    (text) => expect(readConsent(text, NOW)).toBeUndefined(),
  );
});

describe('rule 4.18: consent is accepted by a cookie of about one year', () => {
  it('a yes writes both', () => {
    const [choice, accepted] = consentCookies(consent(), true);
    expect(accepted).toBe(`cookiesAccepted=true; path=/; max-age=${CONSENT_SECONDS}; samesite=lax; secure`);
    expect(choice).toMatch(/^cookieConsent=%7B.*; path=\/; max-age=31536000; samesite=lax; secure$/);
    expect(readConsent(choice?.split(';')[0] ?? '', NOW)).toEqual(consent());
  });

  it('one yes is enough; a no takes it away; localhost has no https', () => {
    expect(consentCookies(consent({ ...onlyNecessary, meta: true }), false)[1]).toBe(
      'cookiesAccepted=true; path=/; max-age=31536000; samesite=lax',
    );
    expect(consentCookies(consent(onlyNecessary), false)[1]).toBe('cookiesAccepted=; path=/; max-age=0; samesite=lax');
  });

  it('a choice is told by its flags', () => {
    expect([hasAccepted(onlyNecessary), hasAccepted({ ...onlyNecessary, gtm: true })]).toEqual([false, true]);
    expect(choicesOf(consent())).toEqual(everything);
  });
});

describe('rule 10.4: a withdrawal deletes what the services left', () => {
  const left = 'cart=1; _ga=GA1.1; _ga_ABC123=GS1; _fbp=fb.1; _gate=ours; my_ga=ours';
  const gone = (choices: typeof everything, host = 'localhost') =>
    [...new Set(withdrawals(left, choices, host).map((one) => one.split('=')[0]))].sort();

  it('only of what is not allowed, and nothing of ours', () => {
    expect(gone(onlyNecessary)).toEqual(['_fbp', '_ga', '_ga_ABC123']);
    expect(gone({ ...everything, meta: false })).toEqual(['_fbp']);
    expect(gone({ ...everything, ga: false })).toEqual(['_ga', '_ga_ABC123']);
    expect(gone(everything)).toEqual([]);
    expect(withdrawals('', onlyNecessary, 'localhost')).toEqual([]);
  });

  it('for the host and every domain above it', () => {
    expect(withdrawals('_fbp=1', onlyNecessary, 'www.nordvidda.example')).toEqual([
      '_fbp=; path=/; max-age=0; samesite=lax',
      '_fbp=; path=/; max-age=0; samesite=lax; domain=.www.nordvidda.example',
      '_fbp=; path=/; max-age=0; samesite=lax; domain=.nordvidda.example',
    ]);
  });
});
