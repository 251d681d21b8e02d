import { ShopError } from '@/lib/errors';
import { errorResponse } from '@/server/api/errors';

/** Answers unknown addresses, in any method, with 404 and the common error body. */
const missing = async (request: Request) => errorResponse(new ShopError('not_found'), request);

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
