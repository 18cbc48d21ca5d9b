import type { Site } from './site.ts';
import { saveEvent } from './writes.ts';

/** Milliseconds after which a request counts as hanging. */
const REQUEST_TIMEOUT = 60_000;

interface Answer {
  kind: string;
  /** 0 if the connection failed. */
  status: number;
  startedAt: number;
}

const EVENTS = '{ events(page: 1, pageSize: 12) { totalCount items { id name file { url } } } }';

/** A request to each interface of the server. */
export const INTERFACES: Record<string, (site: Site) => Promise<Response>> = {
  graphql: (site) => site.graphql(EVENTS),
  rest: (site) => fetch(`${site.url}/api/admin/eventlist/0`),
  page: (site) => fetch(`${site.url}/events`),
  ready: (site) => fetch(`${site.url}/health/ready`),
};

/** @returns the status, or 0 if the connection failed @throws if there is no response within a minute */
export async function statusOf(answer: Promise<Response>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('A request was not answered within a minute.')),
      REQUEST_TIMEOUT,
    );
  });
  const whole = answer.then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return Promise.race([whole, hanging]).finally(() => clearTimeout(timer));
}

/** Visitors on every interface and an administrator who saves events, each sending one request at a time. */
export class Load {
  readonly answers: Answer[] = [];
  /** Names of events whose save was acknowledged. */
  readonly saved: string[] = [];
  private readonly loops: Promise<void>[];
  private isRunning = true;

  constructor(
    private readonly site: Site,
    private readonly prefix: string,
  ) {
    const visitors = Object.entries(INTERFACES).flatMap(([kind, send]) => [
      this.visit(kind, send),
      this.visit(kind, send),
    ]);
    this.loops = [...visitors, this.save()];
  }

  /** Statuses of the requests of a kind sent at or after `since`, a time of `performance.now()`. */
  statuses(kind: string, since = 0): number[] {
    return this.answers
      .filter((answer) => answer.kind === kind && answer.startedAt >= since)
      .map(({ status }) => status);
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.loops);
  }

  private async visit(kind: string, send: (site: Site) => Promise<Response>): Promise<void> {
    while (this.isRunning) {
      const startedAt = performance.now();
      this.answers.push({ kind, startedAt, status: await statusOf(send(this.site)) });
    }
  }

  private async save(): Promise<void> {
    for (let count = 1; this.isRunning; count += 1) {
      const name = `${this.prefix} ${count}`;
      const isSaved = await saveEvent(this.site, { name }).then(
        () => true,
        () => false,
      );
      if (isSaved) this.saved.push(name);
    }
  }
}
