import { check } from './check';
import { complaints } from './complaints';
import { consents, privacy } from './consents';
import { counter } from './counter';
import { feedKeys } from './feed-keys';
import { payments } from './payments';
import { preview } from './preview';
import { prices } from './prices';
import { reviews } from './reviews';
import { search } from './search';
import { searches } from './searches';
import type { Topic } from './topic';

export const topics: Record<string, Topic> = {
  payments,
  complaints,
  reviews,
  search,
  searches,
  counter,
  'feed-keys': feedKeys,
  check,
  preview,
  privacy,
  consents,
  prices,
};
