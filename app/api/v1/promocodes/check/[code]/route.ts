import { promoCalls } from '@/lib/contracts/calls/promo';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(promoCalls.check, async ({ params }) => openShop().promo.check(params.code));
