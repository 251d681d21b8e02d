export function middleware() {}

export const config = { matcher: '/no-page-of-this-address' };
