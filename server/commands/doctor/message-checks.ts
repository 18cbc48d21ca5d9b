import type { Config } from '../../config.ts';
import { SmtpMailSender } from '../../messages/mail/smtp-mail-sender.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

/** Milliseconds that another server gets to answer. */
export const PATIENCE = 5_000;

/** Connects and signs in; sends nothing. */
export async function checkMail({ smtp }: Config, patience = PATIENCE): Promise<Finding> {
  if (!smtp) return warning('Mail', 'no letters are sent.', 'Set SMTP_URL and MAIL_FROM.');
  const { host } = new URL(smtp.url);
  try {
    await new SmtpMailSender({ ...smtp, patience }).verify();
    return ok('Mail', `${host} takes our name and password`);
  } catch (error) {
    return wrong('Mail', `${host} cannot be used (${reasonOf(error)}).`, 'Check SMTP_URL.');
  }
}

/** Whether anybody answers there; no message is sent and no password shown. */
export async function checkSms({ smsGateway }: Config, patience = PATIENCE): Promise<Finding> {
  if (!smsGateway)
    return warning(
      'Text messages',
      'nobody can reset a password.',
      'Set SMS_URL, SMS_USER, SMS_PASSWORD, SMS_FROM.',
    );
  const { host } = new URL(smsGateway.url);
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(smsGateway.url, { method: 'HEAD', redirect: 'manual', signal });
    return ok('Text messages', `${host} answers`);
  } catch (error) {
    return wrong('Text messages', `${host} does not answer (${reasonOf(error)}).`, 'Check SMS_URL.');
  }
}
