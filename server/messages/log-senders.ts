import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailSender, Sms, SmsSender } from './outgoing.ts';

/** For development and the demo: a text message is told in the server's log, and nowhere else (D3). */
export class LogSmsSender implements SmsSender {
  constructor(private readonly log: FastifyBaseLogger) {}

  async send({ to, text }: Sms): Promise<void> {
    this.log.warn({ to, text }, 'No SMS gateway: this text message stays here');
  }
}

export class LogMailSender implements MailSender {
  constructor(private readonly log: FastifyBaseLogger) {}

  async send({ to, subject, text }: Mail): Promise<void> {
    this.log.info({ to, subject, text }, 'No mail server: this letter stays here');
  }
}
