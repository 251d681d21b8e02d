interface Cookie {
  /** Seconds; the browser keeps it until it is closed when not given. */
  maxAge?: number;
  http: boolean;
  sameSite?: 'Lax' | 'Strict';
}

export function setCookie(
  reply: Headers,
  request: Request,
  name: string,
  value: string,
  { maxAge, http, sameSite = 'Lax' }: Cookie,
) {
  const parts = [`${name}=${value}`, 'Path=/', `SameSite=${sameSite}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (http) parts.push('HttpOnly');
  if (!isLocalhost(request)) parts.push('Secure');
  reply.append('Set-Cookie', parts.join('; '));
}

/** Secure everywhere but where there is no https: on the machine of whoever tries the shop. */
function isLocalhost(request: Request): boolean {
  const host = (request.headers.get('host') ?? new URL(request.url).host).replace(/:\d+$/, '');
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost');
}
