import { Client, errors } from '@opensearch-project/opensearch';

/** Stops requests to a cluster that keeps failing, for a while. */
export interface Gate {
  /** Whether a request may be made now. */
  admit(): boolean;
  succeeded(): void;
  failed(): void;
}

/** How a cluster is asked; everything has a default. */
export interface ClusterOptions {
  readonly gate?: Gate;
  /** Value of the header that says who asks, of each request; null where the addresses of the nodes do. */
  readonly authorization?: (() => string) | null;
  /** Milliseconds for an answer to a search; its shards are given four fifths of it. */
  readonly searchMs?: number;
  /** Milliseconds for anything else. */
  readonly requestMs?: number;
  /** How often a request is sent again when a node is away or too busy. */
  readonly retries?: number;
}

/** What is sent to the cluster. */
export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  /** Lines of JSON instead of a body, for requests of many parts. */
  readonly lines?: string;
  /** Milliseconds, where another time than usual is wanted. */
  readonly timeoutMs?: number;
  /** Answers with these codes are no failures. */
  readonly expected?: readonly number[];
}

export interface ClusterAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** The cluster could not be asked, or refused: the message names the reason that it gave. */
export class ClusterFailure extends Error {
  override readonly name = 'ClusterFailure';
  /** HTTP code of the refusal; null when there was no answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

const alwaysOpen: Gate = { admit: () => true, succeeded: () => {}, failed: () => {} };

const tooManyRequests = 429;
const serverError = 500;
const firstPauseMs = 100;

/** The nodes of an OpenSearch cluster: requests go round them, and to another when one is away. */
export class Cluster {
  readonly searchMs: number;
  readonly #client: Client;
  readonly #retries: number;
  readonly #gate: Gate;
  readonly #authorization: (() => string) | null;

  /** @param nodes addresses, separated by commas; a user and password in one are sent as basic authentication */
  constructor(nodes: string, options: ClusterOptions = {}) {
    const { searchMs = 10_000, requestMs = 60_000, retries = 3, gate = alwaysOpen } = options;
    this.#gate = gate;
    this.#authorization = options.authorization ?? null;
    this.searchMs = searchMs;
    this.#retries = retries;
    this.#client = new Client({
      nodes: nodes.split(',').map((node) => node.trim()),
      requestTimeout: requestMs,
      maxRetries: retries,
    });
  }

  /**
   * Sends a request; again, after a pause that doubles, while the cluster says that it is too busy.
   *
   * @throws ClusterFailure
   */
  async send<Body = unknown>(request: ClusterRequest): Promise<ClusterAnswer<Body>> {
    for (let tries = 0; ; tries += 1) {
      if (!this.#gate.admit())
        throw new ClusterFailure('OpenSearch is not asked after failures.', null);
      try {
        const answer = await this.#sendOnce<Body>(request);
        this.#gate.succeeded();
        return answer;
      } catch (error) {
        const failure = toFailure(error, request);
        // What was refused for good was answered by a cluster that is well.
        const isWell = failure.status !== null && failure.status < serverError;
        if (isWell) this.#gate.succeeded();
        else this.#gate.failed();
        if (failure.status !== tooManyRequests || tries >= this.#retries) throw failure;
        await new Promise((resume) => setTimeout(resume, firstPauseMs * 2 ** tries));
      }
    }
  }

  async #sendOnce<Body>(request: ClusterRequest): Promise<ClusterAnswer<Body>> {
    const { method, path, query = {}, body, lines, timeoutMs, expected = [] } = request;
    const { statusCode, body: answer } = await this.#client.transport.request(
      {
        method,
        path,
        querystring: query,
        ...(body !== undefined && { body }),
        ...(lines !== undefined && { bulkBody: lines }),
      },
      {
        ignore: [...expected],
        ...(timeoutMs !== undefined && { requestTimeout: timeoutMs }),
        ...(this.#authorization && { headers: { authorization: this.#authorization() } }),
      },
    );
    return { status: statusCode ?? 0, body: answer };
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

function toFailure(error: unknown, { method, path }: ClusterRequest): ClusterFailure {
  if (error instanceof errors.ResponseError) {
    const reason = JSON.stringify(error.body?.error ?? error.body ?? '').slice(0, 2000);
    const status = error.statusCode ?? null;
    return new ClusterFailure(
      `${method} ${path} was refused with ${status}: ${reason}`,
      status,
      error,
    );
  }
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ClusterFailure(`${method} ${path} had no answer: ${reason}`, null, error);
}
