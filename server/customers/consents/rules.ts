import { type BrandContent, brandContents } from '@/lib/brands/brands';
import type { Choices } from '@/lib/consent/consent';
import { formatDateTime } from '@/lib/dates/dates';
import asked from '@/messages/asked.nb.json';
import type { ThrottleLimit } from '@/server/platform/throttle/types';

const MINUTE = 60_000;

/** Rule 10.5: as long as the choice holds; the privacy page says so. */
export const KEPT_MONTHS = 12;

/** More choices than people make, also behind one address. */
export const limit: ThrottleLimit = {
  ...{ free: 200, firstWaitMs: MINUTE, longestWaitMs: 60 * MINUTE, forgottenAfterMs: 60 * MINUTE },
};

interface CookieChoice extends Choices {
  version: number;
  at: Date;
  /** By the browser's clock. */
  chosenAt: Date;
}

interface AccountChoice {
  choice: string;
  given: boolean;
  source: keyof typeof FROM;
  version: number;
  at: Date;
}

const FROM = {
  registration: 'when the account was made',
  account: 'in the account',
  before: 'some time before the log began',
};

function lines(words: unknown, name = ''): string[] {
  if (typeof words === 'string') return [`    ${name}: ${words}`];
  return Object.entries(words as Record<string, unknown>).flatMap(([key, inner]) =>
    lines(inner, name ? `${name}.${key}` : key),
  );
}

function question(of: keyof typeof asked, version: number): string[] {
  const words = (asked[of] as Record<string, unknown>)[version];
  return [
    `The question, version ${version}:`,
    ...(words ? lines(words) : ['    not written down']),
    ...(of === 'choices' ? brandContents().flatMap(ownQuestion) : []),
  ];
}

/** What a brand asks in its own words now (rule 1.8). */
function ownQuestion({ brand, texts }: BrandContent): string[] {
  const { account } = (texts.nb ?? {}) as { account?: { words?: { register?: object; opt?: object } } };
  const { register, opt } = account?.words ?? {};
  const own = { ...(register && { register }), ...(opt && { opt }) };
  return Object.keys(own).length > 0 ? [`  ${brand.name} asks now:`, ...lines(own)] : [];
}

const questions = (of: keyof typeof asked, choices: readonly { version: number }[]) =>
  [...new Set(choices.map(({ version }) => version))].flatMap((version) => question(of, version));
const yes = (given: boolean) => (given ? 'yes' : 'no');
const time = (at: Date) => formatDateTime(new Date(at));

const made = ({ at, chosenAt }: CookieChoice) =>
  time(at) === time(chosenAt) ? '' : `, chosen ${time(chosenAt)} by the browser’s clock`;

export const browserProof = (choices: readonly CookieChoice[]): string =>
  [
    ...choices.map(
      (choice) =>
        `${time(choice.at)}  version ${choice.version}  Google Analytics: ${yes(choice.ga)}, Tag Manager: ${yes(choice.gtm)}, Meta: ${yes(choice.meta)}${made(choice)}`,
    ),
    '',
    ...questions('cookies', choices),
  ].join('\n');

export const accountProof = (choices: readonly AccountChoice[]): string =>
  [
    ...choices.map(
      ({ at, choice, given, source, version }) =>
        `${time(at)}  ${choice}: ${yes(given)}, ${FROM[source]}  version ${version}`,
    ),
    '',
    ...questions('choices', choices),
  ].join('\n');
