import { formatDateTime } from '@/lib/dates/dates';
import asked from '@/messages/asked.nb.json';
import type { AccountChoice, CookieChoice } from './types';

const FROM = {
  registration: 'when the account was made',
  account: 'in the account',
  before: 'some time before the log began',
};

/** The words of a version, one to a line. */
function lines(words: unknown, name = ''): string[] {
  if (typeof words === 'string') return [`    ${name}: ${words}`];
  return Object.entries(words as Record<string, unknown>).flatMap(([key, inner]) =>
    lines(inner, name ? `${name}.${key}` : key),
  );
}

function question(of: keyof typeof asked, version: number): string[] {
  const words = (asked[of] as Record<string, unknown>)[version];
  return [`The question, version ${version}:`, ...(words ? lines(words) : ['    not written down'])];
}

const versions = (choices: readonly { version: number }[]) => [...new Set(choices.map(({ version }) => version))];
const yes = (given: boolean) => (given ? 'yes' : 'no');
const time = (at: Date) => formatDateTime(new Date(at));

/** A choice that reached the shop late was made before. */
const made = ({ at, chosenAt }: CookieChoice) =>
  time(at) === time(chosenAt) ? '' : `, chosen ${time(chosenAt)} by the browser’s clock`;

/** What a browser chose, with the words it was asked in. */
export function browserProof(choices: readonly CookieChoice[]): string {
  return [
    ...choices.map(
      (choice) =>
        `${time(choice.at)}  version ${choice.version}  Google Analytics: ${yes(choice.ga)}, Tag Manager: ${yes(choice.gtm)}, Meta: ${yes(choice.meta)}${made(choice)}`,
    ),
    '',
    ...versions(choices).flatMap((version) => question('cookies', version)),
  ].join('\n');
}

/** What an account has said yes and no to, with the words it was asked in. */
export function accountProof(choices: readonly AccountChoice[]): string {
  return [
    ...choices.map(
      ({ at, choice, given, source, version }) =>
        `${time(at)}  ${choice}: ${yes(given)}, ${FROM[source]}  version ${version}`,
    ),
    '',
    ...versions(choices).flatMap((version) => question('choices', version)),
  ].join('\n');
}
