import { describe, expect, it } from 'vitest';
import { SocialPost } from '@/lib/contracts/content';
import type { SocialFeed } from '@/server/ports/social-feed';

/** What every adapter of the port `social-feed` must do. `open` gives one whose source holds these posts. */
export function socialFeedContract(name: string, open: (posts: SocialPost[]) => Promise<SocialFeed>) {
  const post = (id: string, day: number, over: Partial<SocialPost> = {}): SocialPost => ({
    id,
    message: `Blåbær på ${id} 🏔️\n«Hei»`,
    created_time: `2026-02-0${day}T08:00:00.000Z`,
    full_picture: `https://scontent.example/${id}.jpg`,
    permalink_url: `https://www.facebook.com/nordvidda/posts/${id}`,
    ...over,
  });

  describe(`${name} keeps the contract of a social feed`, () => {
    it('gives the posts newest first, unchanged, in the shape of the call', async () => {
      const posts = [
        post('p2', 2),
        post('p3', 3),
        post('p1', 1, { message: '', full_picture: null, permalink_url: null }),
      ];
      const latest = await (await open(posts)).latest(10);
      expect(latest.map((one) => one.id)).toEqual(['p3', 'p2', 'p1']);
      expect(SocialPost.array().parse(latest)).toEqual([posts[1], posts[0], posts[2]]);
    });

    it.each([0, 1, 2])('gives at most %i', async (limit) => {
      const latest = await (await open([post('p1', 1), post('p2', 2), post('p3', 3)])).latest(limit);
      expect(latest.map((one) => one.id)).toEqual(['p3', 'p2'].slice(0, limit));
    });

    it('gives nothing when there is nothing', async () => {
      expect(await (await open([])).latest(10)).toEqual([]);
    });
  });
}
