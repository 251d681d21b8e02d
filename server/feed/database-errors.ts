import { FeedError } from './errors';

const UNREACHABLE = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|CONNECT_TIMEOUT)$/;
const LOST = /^(?:CONNECTION_\w+|ECONNRESET|EPIPE|57P0[123]|08...)$/;

/** Turns what an import could not go on from into one sentence; anything that is a fault of ours passes unchanged. */
export function couldNotRun(error: unknown): never {
  // What was tried again and again in vain holds what the database said.
  const { code = '', message } = ((error as Error).cause ?? error) as { code?: string; message?: string };
  if (UNREACHABLE.test(code))
    throw new FeedError(`The database does not answer (${code}); is it running, and is DATABASE_URL right?`);
  if (LOST.test(code))
    throw new FeedError('The connection to the database was lost; what was written stays, so run the import again.');
  if (/^(?:28...|3D000)$/.test(code)) throw new FeedError(`The database does not let us in: ${message}.`);
  if (/^(?:42P01|42703)$/.test(code))
    throw new FeedError(`The database does not have the tables of this version (${message}); start the shop once.`);
  if (/^(?:25006|42501|53...|58...|40...|55P03)$/.test(code)) {
    throw new FeedError(
      `The database cannot go on: ${message}; what was written stays, so run the import again when it can.`,
    );
  }
  throw error;
}
