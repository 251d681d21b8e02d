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

/** What building and writing an index may take. Frozen, as the client writes into what it is given. */
export const patient = Object.freeze({ requestTimeout: 60_000, maxRetries: 1 });

type TransportOptions = ConstructorParameters<typeof SniffingTransport>[0];

const eight = 'application/vnd.elasticsearch+json; compatible-with=8';

/** A server 8 refuses the media types of client 9; it takes these, and all that we ask of it is the same in both. */
class Es8Transport extends SniffingTransport {
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

type Transport = typeof SniffingTransport;

/**
 * For what shoppers wait for: a slow answer may have been lost with a node that has gone; the second attempt finds another, or
 * the same one awake.
 */
const hurried = (Base: Transport, timeoutMs: number): Transport =>
  class extends Base {
    constructor(options: TransportOptions) {
      super({ ...options, requestTimeout: timeoutMs, retryOnTimeout: true });
    }
  };

/** The same client for what nobody waits for: it gives a search all the time it needs. */
export const patiently = (client: Client): Client =>
  client.child({ Transport: client.transport instanceof Es8Transport ? Es8Transport : SniffingTransport });

const older = 8;
const newest = 9;

/**
 * A client of the server's own version, which is asked for once. Throws what the client throws when the server does not answer
 * or lets nobody in, and an Error when it is of a version that nobody has tried.
 */
export async function connectElasticsearch(settings: ElasticsearchSettings): Promise<Client> {
  const { timeoutMs = 800 } = settings;
  const options = optionsOf(settings);
  const client = new Client({ ...options, Transport: hurried(SniffingTransport, timeoutMs) });
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
  return new Client({ ...options, Transport: hurried(Es8Transport, timeoutMs) });
}

function optionsOf({ url, user, password, apiKey, ca }: ElasticsearchSettings): ClientOptions {
  return {
    node: url,
    ...(apiKey ? { auth: { apiKey } } : user && password ? { auth: { username: user, password } } : {}),
    ...(ca ? { tls: { ca } } : {}),
    // A connection ends whatever takes longer than this, also what was given more time by itself.
    requestTimeout: patient.requestTimeout,
    maxRetries: patient.maxRetries,
  };
}

/** The major version, asked in a way that every server understands; where one may not ask, the newest is taken for granted. */
async function versionOf(client: Client): Promise<number> {
  try {
    const { nodes } = await client.transport.request<{ nodes: Record<string, { version: string }> }>(
      { method: 'GET', path: '/_nodes/http', querystring: { filter_path: 'nodes.*.version' } },
      { requestTimeout: 15_000, headers: { accept: 'application/json' } },
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
