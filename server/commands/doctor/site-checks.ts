import type { Config } from '../../config.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';
import { PATIENCE } from './message-checks.ts';

/** Seconds by which clocks may differ. */
const SMALL = 5;
const LARGE = 60;

/** @param difference milliseconds by which the other clock is ahead */
export function judgeClock(whose: string, difference: number): Finding {
  const seconds = Math.round(Math.abs(difference) / 1000);
  if (seconds <= SMALL) return ok('Clock', `agrees with ${whose}`);
  const text = `differs from ${whose} by ${seconds} seconds.`;
  const todo = 'Let both computers set their clocks by NTP.';
  return seconds > LARGE ? wrong('Clock', text, todo) : warning('Clock', text, todo);
}

/** Whether visitors reach a site that is ready, and what its computer thinks the time is. */
export async function checkSite({ publicUrl }: Config, patience = PATIENCE): Promise<Finding[]> {
  try {
    const response = await fetch(`${publicUrl}/health/ready`, { signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    const date = Date.parse(response.headers.get('date') ?? '');
    const clock = Number.isNaN(date) ? [] : [judgeClock(publicUrl, date - Date.now())];
    if (response.ok) return [ok('Site', `${publicUrl} is ready`), ...clock];
    const text = `${publicUrl} answers ${response.status} at /health/ready.`;
    return [wrong('Site', text, "Look at the server's log and at the proxy."), ...clock];
  } catch (error) {
    const text = `${publicUrl} does not answer from here (${reasonOf(error)}).`;
    return [warning('Site', text, 'Start the server, or check PUBLIC_URL, the proxy and its certificate.')];
  }
}
