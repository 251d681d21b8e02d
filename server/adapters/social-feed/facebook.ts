// Graph API, posts of a page: GET /v26.0/{page-id}/posts (rule 16.4). Not called live yet.
import { z } from 'zod';
import type { SocialPost } from '@/lib/contracts/content';
import type { SocialFeed } from '@/server/ports/social-feed';

const VERSION = 'v26.0';
const FIELDS = 'id,message,created_time,full_picture,permalink_url';
const MOST = 100;
const PATIENCE_MS = 10_000;

const text = z.string().nullish();
const web = z
  .url({ protocol: /^https$/ })
  .nullish()
  .catch(null);
const Answer = z.object({
  data: z.array(
    z.object({ id: z.string().min(1), message: text, created_time: z.string(), full_picture: web, permalink_url: web }),
  ),
});

export interface FacebookSettings {
  pageId: string;
  /** A page token; a system user's does not expire. */
  token: string;
  url?: string;
  patienceMs?: number;
}

export function createFacebookFeed({
  pageId,
  token,
  url = 'https://graph.facebook.com',
  patienceMs = PATIENCE_MS,
}: FacebookSettings): SocialFeed {
  return {
    async latest(limit) {
      if (limit < 1) return [];
      const address = new URL(`${url}/${VERSION}/${encodeURIComponent(pageId)}/posts`);
      const asked = { fields: FIELDS, limit: String(Math.min(limit, MOST)), access_token: token };
      address.search = String(new URLSearchParams(asked));
      const response = await fetch(address, {
        headers: { Accept: 'application/json' },
        // The address holds the token, which must go nowhere else, nor into messages.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw new Error(`The social feed answered ${response.status}: ${await reason(response)}`);
      const { data } = Answer.parse(await response.json());
      return data.flatMap(socialPost).sort(newestFirst).slice(0, limit);
    },
  };
}

/** The API writes '2026-11-20T08:00:00+0000'; a post without a readable time is left out. */
function socialPost(post: z.infer<typeof Answer>['data'][number]): SocialPost[] {
  const at = new Date(post.created_time.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (Number.isNaN(at.getTime())) return [];
  return [
    {
      id: post.id,
      message: post.message ?? '',
      created_time: at.toISOString(),
      full_picture: post.full_picture ?? null,
      permalink_url: post.permalink_url ?? null,
    },
  ];
}

const newestFirst = (a: SocialPost, b: SocialPost) =>
  b.created_time.localeCompare(a.created_time) || b.id.localeCompare(a.id);

/** Returns the API's message without the address, which holds the token. */
async function reason(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const said = z.object({ error: z.object({ message: z.string() }) }).safeParse(body);
  return said.success ? said.data.error.message.slice(0, 200) : 'no reason given';
}
