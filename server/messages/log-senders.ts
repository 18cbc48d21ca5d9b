import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailSender, Sms, SmsSender } from './outgoing.ts';

/** For development and the demo: writes text messages to the server's log only. */
export class LogSmsSender implements SmsSender {
  constructor(private readonly log: FastifyBaseLogger) {}

  async send({ to, text }: Sms): Promise<void> {
    this.log.warn({ to, text }, 'No SMS gateway: this text message is logged instead of sent');
  }
}

export class LogMailSender implements MailSender {
  constructor(private readonly log: FastifyBaseLogger) {}

  async send({ to, subject, text }: Mail): Promise<void> {
    this.log.info({ to, subject, text }, 'No mail server: this e-mail is logged instead of sent');
  }
}
