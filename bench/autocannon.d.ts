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
    /** Milliseconds. */
    latency: { p50: number; p97_5: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
