import type { SmsGateway } from '../../config.ts';
import type { Sms, SmsSender } from '../outgoing.ts';

/** Milliseconds until a gateway that does not answer counts as failed. */
const PATIENCE = 15_000;

/** Sends text messages by a form post as Twilio takes it: To, From and Body, with basic authentication. */
export class HttpSmsSender implements SmsSender {
  /** @param patience milliseconds */
  constructor(
    private readonly gateway: SmsGateway,
    private readonly patience = PATIENCE,
  ) {}

  async send({ to, text }: Sms): Promise<void> {
    const { url, user, password, from } = this.gateway;
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(this.patience),
    }).catch(refuseUnreachable);
    // The gateway's words may repeat the message: only its status is told, and nobody waits for them.
    void response.body?.cancel().catch(() => undefined);
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  }
}

/** Says why in a word; `fetch` itself hides it in the cause, which no log shows. */
function refuseUnreachable({ name, cause }: Error & { cause?: Error & { code?: string } }): never {
  throw new Error(`The SMS gateway could not be reached (${cause?.code ?? cause?.message ?? name})`);
}
