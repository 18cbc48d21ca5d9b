import type { Site } from './site.ts';
import { saveEvent } from './writes.ts';

/** Milliseconds after which a request counts as hanging. */
const PATIENCE = 60_000;

interface Answer {
  kind: string;
  /** 0 when the connection broke. */
  status: number;
  startedAt: number;
}

const EVENTS = '{ events(page: 1, pageSize: 12) { totalCount items { id name file { url } } } }';

/** One of each way in. */
export const WAYS_IN: Record<string, (site: Site) => Promise<Response>> = {
  graphql: (site) => site.graphql(EVENTS),
  rest: (site) => fetch(`${site.url}/api/admin/eventlist/0`),
  page: (site) => fetch(`${site.url}/events`),
  ready: (site) => fetch(`${site.url}/health/ready`),
};

/** @returns the status, 0 when the connection broke @throws when nothing is answered within a minute */
export async function statusOf(answer: Promise<Response>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A request was not answered within a minute.')), PATIENCE);
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

/** Visitors of every kind and an administrator who saves, one request after the other each. */
export class Load {
  readonly answers: Answer[] = [];
  /** Names of events whose saving was acknowledged. */
  readonly saved: string[] = [];
  private readonly loops: Promise<void>[];
  private isWanted = true;

  constructor(
    private readonly site: Site,
    private readonly prefix: string,
  ) {
    const visitors = Object.entries(WAYS_IN).flatMap(([kind, ask]) => [
      this.visit(kind, ask),
      this.visit(kind, ask),
    ]);
    this.loops = [...visitors, this.save()];
  }

  /** Statuses of the requests of a kind that were sent after that moment of `performance.now()`. */
  statuses(kind: string, since = 0): number[] {
    return this.answers
      .filter((answer) => answer.kind === kind && answer.startedAt >= since)
      .map(({ status }) => status);
  }

  async stop(): Promise<void> {
    this.isWanted = false;
    await Promise.all(this.loops);
  }

  private async visit(kind: string, ask: (site: Site) => Promise<Response>): Promise<void> {
    while (this.isWanted) {
      const startedAt = performance.now();
      this.answers.push({ kind, startedAt, status: await statusOf(ask(this.site)) });
    }
  }

  private async save(): Promise<void> {
    for (let count = 1; this.isWanted; count += 1) {
      const name = `${this.prefix} ${count}`;
      const isSaved = await saveEvent(this.site, { name }).then(
        () => true,
        () => false,
      );
      if (isSaved) this.saved.push(name);
    }
  }
}
