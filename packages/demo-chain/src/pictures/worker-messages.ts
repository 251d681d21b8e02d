/** Asks the worker for a file, named as it is asked for over HTTP. */
export interface ToWorker {
  draw: string;
}

/** Names the bases of all pictures the worker can draw, once; then tells what has become of the files it was asked for. */
export type FromWorker = { known: string[] } | { drawn: string } | { failed: string; reason: string };

/** `plain` lays down one colour in place of each drawing. */
export type WorkerMode = 'drawn' | 'plain';
