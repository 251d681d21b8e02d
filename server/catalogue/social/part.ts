import { SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { Social } from './service';

export const socialPart = {
  tables: {
    social_posts: 'id message created_time full_picture permalink_url raw brand',
  },
  jobs: (social: Pick<Social, 'refresh'>) => [
    { name: 'refresh the social feed', everyMs: 900 * SECOND, run: social.refresh },
  ],
} satisfies Part;
