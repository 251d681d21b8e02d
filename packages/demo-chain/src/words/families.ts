import { camp } from './camp';
import { footwear } from './footwear';
import { gear } from './gear';
import type { Grammar } from './grammar';
import { layers } from './layers';
import { outerwear } from './outerwear';
import { small } from './small';

const all = { ...outerwear, ...layers, ...small, ...footwear, ...camp, ...gear };

export type Family = keyof typeof all;
export const grammars: Record<Family, Grammar> = all;
