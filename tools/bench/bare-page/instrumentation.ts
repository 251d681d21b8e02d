/** Without one of its own the page would take the shop's: Next looks for it in every folder above, and so for middleware.ts. */
export function register() {}
