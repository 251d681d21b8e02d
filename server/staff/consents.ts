import { type Action, type StaffDesk, StaffError, type Topic, type Work } from './topic';

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

/** '<word> <one word>' */
const forWord = (word: string, usage: string, what: string, work: (text: string) => Work): Action => ({
  usage: `${word} ${usage}`,
  what,
  read: ([first, text = '', ...rest]) => (first === word && text !== '' && rest.length === 0 ? work(text) : undefined),
});

export const consents: Topic = [
  forWord(
    'show',
    '<id>',
    'what a browser chose of cookies, when, and in which words it was asked; the id is in its cookie cookieConsent',
    show,
  ),
  forWord(
    'account',
    '<e-mail>',
    'each yes and no of an account to the terms, the club and advertising, when and where it was given',
    account,
  ),
];

export const privacy: Topic = [
  {
    usage: 'records',
    what: 'the records of processing (GDPR art. 30) of this shop, as Markdown',
    read: (words) =>
      words.join(' ') === 'records' ? async (desk) => (await desk.customers()).records.text() : undefined,
  },
];
