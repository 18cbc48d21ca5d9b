import type { Config } from '../../config.ts';
import { wrongIfReal } from './configuration-checks.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';
import { TIMEOUT } from './message-checks.ts';

/** Seconds by which clocks may differ without a warning, and without an error. */
const WARNING_SKEW = 5;
const ERROR_SKEW = 60;

/** @param difference milliseconds by which the other clock is ahead */
export function judgeClock(whose: string, difference: number): Finding {
  const seconds = Math.round(Math.abs(difference) / 1000);
  if (seconds <= WARNING_SKEW) return ok('Clock', `agrees with ${whose}`);
  const text = `differs from ${whose} by ${seconds} seconds.`;
  const todo = 'Synchronise both clocks by NTP.';
  return seconds > ERROR_SKEW ? wrong('Clock', text, todo) : warning('Clock', text, todo);
}

/** Checks that the public address reaches a site that is ready, and compares its clock. */
export async function checkSite(config: Config, timeout = TIMEOUT): Promise<Finding[]> {
  const { publicUrl } = config;
  try {
    const response = await fetch(`${publicUrl}/health/ready`, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    const date = Date.parse(response.headers.get('date') ?? '');
    const clock = Number.isNaN(date) ? [] : [judgeClock(publicUrl, date - Date.now())];
    if (response.ok) return [ok('Site', `${publicUrl} is ready`), ...clock];
    const text = `${publicUrl} answers ${response.status} at /health/ready.`;
    return [wrong('Site', text, "Check the server's log and the proxy."), ...clock];
  } catch (error) {
    const text = `${publicUrl} does not answer from here (${reasonOf(error)}).`;
    const todo = 'Start the server, or check PUBLIC_URL, the proxy and its certificate.';
    return [wrongIfReal(config)('Site', text, todo)];
  }
}
