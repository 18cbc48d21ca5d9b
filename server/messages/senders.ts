import type { FastifyBaseLogger } from 'fastify';
import type { MessagingSettings } from '../config.ts';
import { LogMailSender, LogSmsSender } from './log-senders.ts';
import type { MailServer } from './mail/smtp-mail-sender.ts';
import type { MailSender, SmsSender } from './outgoing.ts';
import { HttpSmsSender } from './sms/http-sms-sender.ts';

/** The ways out there are; undefined where this installation has none. */
export interface Senders {
  mail?: MailSender;
  sms?: SmsSender;
}

/**
 * The ways out, as configured.
 * @param isTrial development or the demo: what has no way out is told in the log, codes too (D3)
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

/** Says at once when the mail settings are wrong; the site works without, and letters wait. */
async function openMail(server: MailServer, log: FastifyBaseLogger): Promise<MailSender> {
  const { SmtpMailSender } = await import('./mail/smtp-mail-sender.ts');
  const sender = new SmtpMailSender(server);
  sender.verify().catch((error) => {
    log.error({ err: error }, 'SMTP_URL: the mail server cannot be used with these settings; letters wait');
  });
  return sender;
}
