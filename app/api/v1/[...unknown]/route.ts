import { ShopError } from '@/lib/errors';
import { errorResponse } from '@/server/api/errors';

const missing = async (request: Request) => errorResponse(new ShopError('not_found'), request);

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
