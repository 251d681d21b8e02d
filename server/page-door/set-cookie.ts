interface Cookie {
  /** Seconds; the browser keeps it until it is closed when not given. */
  maxAge?: number;
  http: boolean;
  sameSite?: 'Lax' | 'Strict';
  path?: string;
}

export function setCookie(reply: Headers, request: Request, name: string, value: string, cookie: Cookie) {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  reply.append('Set-Cookie', cookieLine(host, name, value, cookie));
}

export function cookieLine(
  host: string,
  name: string,
  value: string,
  { maxAge, http, sameSite = 'Lax', path = '/' }: Cookie,
): string {
  const parts = [`${name}=${value}`, `Path=${path}`, `SameSite=${sameSite}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (http) parts.push('HttpOnly');
  if (!isLocalhost(host)) parts.push('Secure');
  return parts.join('; ');
}

function isLocalhost(withPort: string): boolean {
  const host = withPort.replace(/:\d+$/, '');
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost');
}
