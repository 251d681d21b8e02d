import { friluft } from 'demo-chain/kinds/friluft';
import type { CategoryDef, GroupDef } from 'demo-chain/kinds/kind';
import { klaer } from 'demo-chain/kinds/klaer';
import { sko } from 'demo-chain/kinds/sko';
import { sport } from 'demo-chain/kinds/sport';
import { sykkel } from 'demo-chain/kinds/sykkel';
import { vinter } from 'demo-chain/kinds/vinter';
import { sceneBase } from 'demo-chain/pictures/scene-base';
import { slugify } from '@/lib/text/slug';

/** Ids grow from the place in the lists below (category 2, subcategory 24, group 241): add at the end only. */
const defs: CategoryDef[] = [friluft, klaer, sport, sykkel, vinter, sko];

export const categories = defs.map((def, i) => ({
  id: i + 1,
  name: def.name,
  slug: def.slug,
  banner: sceneBase(def.banner[0], 'wide'),
  bannerLink: def.banner[1],
  position: i + 1,
}));

export const subcategories = defs.flatMap((def, i) =>
  def.subcategories.map((sub, j) => ({
    id: (i + 1) * 10 + j + 1,
    categoryId: i + 1,
    name: sub.name,
    slug: slugify(sub.name),
    position: j + 1,
  })),
);

const numbered: { id: number; subcategoryId: number; position: number; def: GroupDef }[] = defs.flatMap((def, i) =>
  def.subcategories.flatMap((sub, j) =>
    sub.groups.map((group, k) => ({
      id: (i + 1) * 100 + (j + 1) * 10 + k + 1,
      subcategoryId: (i + 1) * 10 + j + 1,
      position: k + 1,
      def: group,
    })),
  ),
);

export const groupDefs: { id: number; def: GroupDef }[] = numbered;

export const groups = numbered.map(({ id, subcategoryId, position, def }) => ({
  id,
  subcategoryId,
  name: def.name,
  slug: slugify(def.name),
  position,
}));
