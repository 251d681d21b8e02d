import { Client, type ClientOptions, errors, SniffingTransport } from '@elastic/elasticsearch';

export interface ElasticsearchSettings {
  url: string;
  user?: string;
  password?: string;
  apiKey?: string;
  /** The certificate (PEM) of who signed the server's. */
  ca?: string;
  /** How long one attempt at a search may take; a search is attempted twice. */
  timeoutMs?: number;
}

type TransportOptions = ConstructorParameters<typeof SniffingTransport>[0];

/** A slow answer may have been lost with a node that has gone; the second attempt finds another, or the same one awake. */
class TryingTwice extends SniffingTransport {
  constructor(options: TransportOptions) {
    super({ ...options, retryOnTimeout: true });
  }
}

const eight = 'application/vnd.elasticsearch+json; compatible-with=8';

/** A server 8 refuses the media types of client 9; it takes these, and all that we ask of it is the same in both. */
class Es8Transport extends TryingTwice {
  constructor(options: TransportOptions) {
    super({
      ...options,
      vendoredHeaders: {
        jsonContentType: eight,
        ndjsonContentType: 'application/vnd.elasticsearch+x-ndjson; compatible-with=8',
        accept: `${eight},text/plain`,
      },
    });
  }
}

const older = 8;
const newest = 9;

/**
 * A client of the server's own version, which is asked for once. Throws what the client throws when the server does not answer
 * or lets nobody in, and an Error when it is of a version that nobody has tried.
 */
export async function connectElasticsearch(settings: ElasticsearchSettings): Promise<Client> {
  const options = optionsOf(settings);
  const client = new Client(options);
  try {
    const version = await versionOf(client);
    if (version === newest) return client;
    if (version !== older)
      throw new Error(`Elasticsearch ${version} is not known to work; ${older} and ${newest} are.`);
  } catch (error) {
    await client.close();
    throw error;
  }
  await client.close();
  return new Client({ ...options, Transport: Es8Transport });
}

function optionsOf({ url, user, password, apiKey, ca, timeoutMs = 800 }: ElasticsearchSettings): ClientOptions {
  return {
    node: url,
    ...(apiKey ? { auth: { apiKey } } : user && password ? { auth: { username: user, password } } : {}),
    ...(ca ? { tls: { ca } } : {}),
    requestTimeout: timeoutMs,
    maxRetries: 1,
    Transport: TryingTwice,
  };
}

/** The major version, asked in a way that every server understands; where one may not ask, the newest is taken for granted. */
async function versionOf(client: Client): Promise<number> {
  try {
    const { nodes } = await client.transport.request<{ nodes: Record<string, { version: string }> }>(
      { method: 'GET', path: '/_nodes', querystring: { filter_path: 'nodes.*.version' } },
      { requestTimeout: 5000, headers: { accept: 'application/json' } },
    );
    return Math.min(...Object.values(nodes).map(({ version }) => Number.parseInt(version, 10)));
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 403) return newest;
    throw error;
  }
}

/** What a server that is there and well will not do: a question it does not understand, an article it cannot keep. */
export class Refused extends Error {}

export const isAway = (error: unknown) =>
  !(error instanceof Refused || (error instanceof errors.ResponseError && error.statusCode === 400));
