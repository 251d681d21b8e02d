import { z } from 'zod';
import { Postcode } from '@/lib/contracts/shops';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle({ answer: z.array(Postcode), cache: 'public' }, async () => openShop().shops.postcodes());
