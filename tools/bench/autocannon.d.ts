/** The parts of autocannon that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  export interface Request {
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?(request: Request): Request;
  }

  export interface Options extends Request {
    url: string;
    connections?: number;
    duration?: number;
    amount?: number;
    requests?: Request[];
  }

  export interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }

  export interface Running extends Promise<Result> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  }

  export default function autocannon(options: Options): Running;
}
