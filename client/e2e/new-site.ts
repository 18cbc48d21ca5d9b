import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, printed, startSite, stopSite } from './template.ts';

/** The link in the log; the last line that a start writes. */
const LINK = /(http:\S+\/set-up#\S+)\n/;

export interface NewSite {
  /** Its address, without a trailing slash. */
  url: string;
  /** What its log says to open. */
  link: string;
  stop(): Promise<void>;
}

/** Starts a site without the demo, as an association has it on its first evening. */
export async function startNewSite(): Promise<NewSite> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-new-site-'));
  const server = startSite({ DEMO: '0', PORT: String(await freePort()), SAMAJ_DATA: dataDirectory });
  const [, link = ''] = await printed(server, LINK);
  const stop = async () => {
    await stopSite(server);
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { url: new URL(link).origin, link, stop };
}
