/** The parts of autocannon that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  export interface Request {
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Makes each request anew. */
    setupRequest?(request: Request): Request;
  }

  export interface Options extends Request {
    url: string;
    connections?: number;
    /** Seconds. */
    duration?: number;
    /** How many requests in all, instead of for how long. */
    amount?: number;
    requests?: Request[];
  }

  export interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }

  /** A run that has begun; `ms` is how long one answer took. */
  export interface Running extends Promise<Result> {
    on(event: 'response', told: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  }

  export default function autocannon(options: Options): Running;
}
