import { Client, type ClientOptions, errors, SniffingTransport } from '@elastic/elasticsearch';

export interface ElasticsearchSettings {
  url: string;
  user?: string;
  password?: string;
  apiKey?: string;
  ca?: string;
  /** Per attempt; a search has two. */
  timeoutMs?: number;
}

/** For building and writing. Frozen, as the client writes into its options. */
export const patient = Object.freeze({ requestTimeout: 60_000, maxRetries: 1 });

type TransportOptions = ConstructorParameters<typeof SniffingTransport>[0];

const eight = 'application/vnd.elasticsearch+json; compatible-with=8';

/** Server 8 refuses the media types of client 9; all that we ask is the same in both. */
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

/** For shoppers: a slow answer may be lost with its node, and the second attempt finds another. */
const hurried = (Base: Transport, timeoutMs: number): Transport =>
  class extends Base {
    constructor(options: TransportOptions) {
      super({ ...options, requestTimeout: timeoutMs, retryOnTimeout: true });
    }
  };

export const patiently = (client: Client): Client =>
  client.child({ Transport: client.transport instanceof Es8Transport ? Es8Transport : SniffingTransport });

const older = 8;
const newest = 9;

/** Connects with the server's own version. Throws the client's errors, and an Error for an unknown version. */
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
    requestTimeout: patient.requestTimeout,
    maxRetries: patient.maxRetries,
  };
}

/** Returns the major version; the newest where asking is forbidden. */
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

export class Refused extends Error {}

export const isAway = (error: unknown) =>
  !(error instanceof Refused || (error instanceof errors.ResponseError && error.statusCode === 400));
