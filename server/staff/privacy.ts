import type { Topic } from './topic';

/** The actions of `npm run staff -- privacy`. */
export const privacy: Topic = [
  {
    usage: 'records',
    what: 'the records of processing (GDPR art. 30) of this shop, as Markdown',
    read: ([word, ...rest]) =>
      word === 'records' && rest.length === 0 ? async (desk) => (await desk.customers()).records.text() : undefined,
  },
];
