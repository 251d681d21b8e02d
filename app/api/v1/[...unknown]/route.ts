import { ShopError } from '@/lib/errors';
import { errorResponse } from '@/server/api/errors';

/** Whatever is not a call: 404 with the one error body, in any method. */
const missing = async (request: Request) => errorResponse(new ShopError('not_found'), request);

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
