import type { SmsGateway } from '../../config.ts';
import type { Sms, SmsSender } from '../outgoing.ts';

/** Milliseconds. */
const TIMEOUT = 15_000;

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
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  }
}

/** Puts the reason into the message: `fetch` hides it in the cause, which is not logged. */
function rethrowUnreachable({ name, cause }: Error & { cause?: Error & { code?: string } }): never {
  throw new Error(`The SMS gateway could not be reached (${cause?.code ?? cause?.message ?? name})`);
}
