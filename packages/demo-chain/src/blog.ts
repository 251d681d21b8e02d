import type { SceneName } from 'demo-chain/pictures/keys';
import { sceneBase } from 'demo-chain/pictures/scene-base';
import { addDays } from '@/lib/dates/dates';
import { hiddenIds } from './article-row';
import { articles } from './articles';
import { bodies } from './blog-bodies';
import { heldreBodies, heldrePosts } from './heldre-content';

const names = ['Råd og vink', 'Vedlikehold', 'Turforslag', 'Barn på tur', 'Vinter'];
export const blogCategoryRows = names.map((name, i) => ({ id: i + 1, name }));

type Post = {
  slug: string;
  title: string;
  scene: SceneName;
  categories: number[];
  /** Groups whose goods stand beside it; the first article is the main one. */
  groups: number[];
  daysAgo: number;
  /** Told by every brand; the others by Nordvidda alone. */
  everywhere?: boolean;
};

const posts: Post[] = [
  {
    slug: 'lag-pa-lag',
    title: 'Lag på lag: slik kler du deg varm',
    scene: 'plateau-spring',
    categories: [1, 5],
    groups: [241, 221, 211],
    daysAgo: 6,
    everywhere: true,
  },
  {
    slug: 'velg-riktig-fjellsko',
    title: 'Slik velger du riktig fjellsko',
    scene: 'hallway',
    categories: [1],
    groups: [611, 612, 291],
    daysAgo: 15,
  },
  {
    slug: 'vask-av-skalljakke',
    title: 'Vask skalljakken – den blir bedre av det',
    scene: 'laundry',
    categories: [2],
    groups: [211, 231],
    daysAgo: 27,
    everywhere: true,
  },
  {
    slug: 'telt-om-vinteren',
    title: 'Telt om vinteren: den første natten',
    scene: 'northern-night',
    categories: [3, 5],
    groups: [111, 121, 122, 141],
    daysAgo: 44,
  },
  {
    slug: 'pakk-sekken-riktig',
    title: 'Pakk sekken så den bærer seg selv',
    scene: 'forest-trail',
    categories: [1, 3],
    groups: [131, 132],
    daysAgo: 62,
  },
  {
    slug: 'forste-tur-med-barn',
    title: 'Den første overnattingen med barn',
    scene: 'midnight-sun',
    categories: [4, 3],
    groups: [261, 133, 243],
    daysAgo: 90,
  },
  {
    slug: 'langrennsski-uten-feilkjop',
    title: 'Langrennsski uten feilkjøp',
    scene: 'plateau-winter',
    categories: [1, 5],
    groups: [511, 513, 542],
    daysAgo: 118,
  },
  {
    slug: 'hunden-i-trekkselen',
    title: 'Hunden i selen: bli venner med draget',
    scene: 'river-spring',
    categories: [3],
    groups: [171, 172],
    daysAgo: 160,
  },
];

/** Two from each group, the popular ones first. */
function related(groupIds: number[], line?: string): number[] {
  return groupIds.flatMap((groupId) =>
    articles
      .filter((article) => article.groupId === groupId && !hiddenIds.has(article.id))
      .filter((article) => line === undefined || article.line.name === line)
      .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
      .slice(0, 2)
      .map(({ id }) => id),
  );
}

export function blogPostRows(now: Date) {
  const ours = posts.map((post) => ({ ...post, brand: post.everywhere ? undefined : 'nordvidda', line: undefined }));
  const theirs = heldrePosts.map((post) => ({ ...post, categories: [2], brand: 'heldre', line: 'Heldre' }));
  return [...ours, ...theirs].map(({ slug, title, scene, categories, groups, daysAgo, brand, line }, i) => {
    const goods = related(groups, line);
    return {
      id: i + 1,
      slug,
      title,
      body: bodies[slug] ?? heldreBodies[slug] ?? '',
      featuredImage: sceneBase(scene, 'wide'),
      mainArticleId: goods[0],
      relatedArticles: goods,
      categories,
      brand,
      publishedAt: new Date(addDays(now, -daysAgo).getTime() + 7 * 3_600_000).toISOString(),
    };
  });
}
