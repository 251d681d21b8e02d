import { createProcessingRecords } from '@/server/customers/processing-records/service';
import type { Topic } from './topic';

/** The acts of `npm run staff -- privacy`. */
export const privacy: Topic = [
  {
    usage: 'records',
    what: 'the records of processing (GDPR art. 30) of this shop, as Markdown',
    read: ([word, ...rest]) =>
      word === 'records' && rest.length === 0 ? (desk) => createProcessingRecords(desk).text() : undefined,
  },
];
