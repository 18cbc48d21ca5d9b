import type { FastifyBaseLogger } from 'fastify';
import { LogMailSender, LogSmsSender } from './log-senders.ts';
import { SmtpMailSender } from './mail/smtp-mail-sender.ts';
import type { MailSender, SmsSender } from './outgoing.ts';
import { HttpSmsSender, type SmsGateway } from './sms/http-sms-sender.ts';

export interface MessagingSettings {
  readonly smtp: { url: string; from: string } | undefined;
  readonly smsGateway: SmsGateway | undefined;
}

/** The ways out there are; undefined where this installation has none. */
export interface Senders {
  mail?: MailSender;
  sms?: SmsSender;
}

/**
 * The ways out, as configured.
 * @param isTrial development or the demo: what has no way out is told in the log, codes too (D3)
 */
export function createSenders(
  { smtp, smsGateway }: MessagingSettings,
  { isTrial, log }: { isTrial: boolean; log: FastifyBaseLogger },
): Senders {
  const trial: Senders = isTrial ? { mail: new LogMailSender(log), sms: new LogSmsSender(log) } : {};
  return {
    mail: smtp ? verified(new SmtpMailSender(smtp), log) : trial.mail,
    sms: smsGateway ? new HttpSmsSender(smsGateway) : trial.sms,
  };
}

/** Says at once when the mail settings are wrong; the site works without, and letters wait. */
function verified(sender: SmtpMailSender, log: FastifyBaseLogger): MailSender {
  sender.verify().catch((error) => {
    log.error({ err: error }, 'SMTP_URL: the mail server cannot be used with these settings; letters wait');
  });
  return sender;
}
