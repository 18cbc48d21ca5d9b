import type { SmsGateway } from '../../config.ts';
import { MessageRefused, type Sms, type SmsSender } from '../outgoing.ts';

/** Milliseconds. A gateway that answers later may have sent what is then asked for again; meanwhile other codes wait. */
const TIMEOUT = 60_000;

/** Refusals that pass by themselves: a timeout, too early, too many. */
const MAY_PASS = [408, 425, 429];

/** Sends text messages by a form post in Twilio's format: To, From and Body, with basic authentication. */
export class HttpSmsSender implements SmsSender {
  /** @param timeout milliseconds */
  constructor(
    private readonly gateway: SmsGateway,
    private readonly timeout = TIMEOUT,
  ) {}

  async send({ to, text }: Sms): Promise<void> {
    const { url, user, password, from } = this.gateway;
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(this.timeout),
    }).catch(rethrowUnreachable);
    // The response body may repeat the message, so only the status is reported.
    void response.body?.cancel().catch(() => undefined);
    const { status } = response;
    if (isFinal(status)) throw new MessageRefused(status, true);
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  }
}

/** Whether asking again would be answered alike, as with a number that is none, wrong credentials or an empty account. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !MAY_PASS.includes(status);
}

/** Puts the reason into the message: `fetch` hides it in the cause, which is not logged. */
function rethrowUnreachable({ name, cause }: Error & { cause?: Error & { code?: string } }): never {
  throw new Error(`The SMS gateway could not be reached (${cause?.code ?? cause?.message ?? name})`);
}
