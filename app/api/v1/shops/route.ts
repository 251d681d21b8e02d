import { z } from 'zod';
import { Shop } from '@/lib/contracts/shops';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle({ answer: z.array(Shop), cache: 'public' }, async () => openShop().shops.all());
