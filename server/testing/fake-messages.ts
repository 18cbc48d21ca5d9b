import type { Mail, MailSender, Sms, SmsSender } from '../messages/outgoing.ts';

/** Records messages instead of sending them; call `outboxSender.sendDue()` before reading them. */
export class FakeMessages {
  readonly mails: Mail[] = [];
  readonly texts: Sms[] = [];
  readonly mail: MailSender = { send: async (mail) => void this.mails.push(mail) };
  readonly sms: SmsSender = { send: async (sms) => void this.texts.push(sms) };

  /** The code in the latest text message to this number (E.164). */
  codeFor(mobile: string): string | undefined {
    return /\b\d{6}\b/.exec(this.texts.findLast(({ to }) => to === mobile)?.text ?? '')?.[0];
  }
}
