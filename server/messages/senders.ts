import type { FastifyBaseLogger } from 'fastify';
import type { MessagingSettings } from '../config.ts';
import { LogMailSender, LogSmsSender } from './log-senders.ts';
import type { MailServer } from './mail/smtp-mail-sender.ts';
import type { MailSender, SmsSender } from './outgoing.ts';
import { HttpSmsSender } from './sms/http-sms-sender.ts';

/** Undefined where this installation has no sender for the channel. */
export interface Senders {
  mail?: MailSender;
  sms?: SmsSender;
}

/**
 * Creates the configured senders.
 * @param isTrial development or the demo: messages without a sender are written to the log, codes too
 */
export async function createSenders(
  { smtp, smsGateway }: MessagingSettings,
  { isTrial, log }: { isTrial: boolean; log: FastifyBaseLogger },
): Promise<Senders> {
  const trial: Senders = isTrial ? { mail: new LogMailSender(log), sms: new LogSmsSender(log) } : {};
  return {
    mail: smtp ? await openMail(smtp, log) : trial.mail,
    sms: smsGateway ? new HttpSmsSender(smsGateway) : trial.sms,
  };
}

/** Logs wrong mail settings at start; the site works without mail, which stays in the outbox. */
async function openMail(server: MailServer, log: FastifyBaseLogger): Promise<MailSender> {
  const { SmtpMailSender } = await import('./mail/smtp-mail-sender.ts');
  const sender = new SmtpMailSender(server);
  sender.verify().catch((error) => {
    log.error(
      { err: error },
      'SMTP_URL: the mail server cannot be used with these settings; e-mails stay in the outbox',
    );
  });
  return sender;
}
