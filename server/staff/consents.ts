import { StaffError } from './errors';
import type { StaffDesk, Topic } from './topic';

const show = (id: string) => async (desk: StaffDesk) => {
  const proof = await (await desk.customers()).consentProof.ofBrowser(id);
  if (!proof) throw new StaffError(`No choice is kept of ${id}; after 12 months it is forgotten.`);
  return proof;
};

const account = (email: string) => async (desk: StaffDesk) => {
  const proof = await (await desk.customers()).consentProof.ofAccount(email);
  if (!proof) throw new StaffError(`There is no account ${email}.`);
  return proof;
};

/** One word after the action's own. */
const oneOf = (action: string, run: (word: string) => (desk: StaffDesk) => Promise<string>) => (words: string[]) => {
  const [word, what = '', ...rest] = words;
  return word === action && what !== '' && rest.length === 0 ? run(what) : undefined;
};

/** The actions of `npm run staff -- consents`. */
export const consents: Topic = [
  {
    usage: 'show <id>',
    what: 'what a browser chose of cookies, when, and in which words it was asked; the id is in its cookie cookieConsent',
    read: oneOf('show', show),
  },
  {
    usage: 'account <e-mail>',
    what: 'each yes and no of an account to the terms, the club and advertising, when and where it was given',
    read: oneOf('account', account),
  },
];
