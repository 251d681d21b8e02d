import { promoCalls } from '@/lib/contracts/calls/promo';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(promoCalls.list, async () => openShop().promo.listed());
