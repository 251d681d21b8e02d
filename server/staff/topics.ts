import { reviews } from './reviews';
import type { Topic } from './topic';

/** `npm run staff -- <topic> …`, by topic. */
export const topics: Record<string, Topic> = { reviews };
