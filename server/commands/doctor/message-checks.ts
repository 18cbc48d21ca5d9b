import type { Config } from '../../config.ts';
import { SmtpMailSender } from '../../messages/mail/smtp-mail-sender.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

/** Milliseconds that another server has to answer. */
export const TIMEOUT = 5_000;

/** Connects and authenticates; sends nothing. */
export async function checkMail({ smtp }: Config, timeout = TIMEOUT): Promise<Finding> {
  if (!smtp) return warning('Mail', 'no emails are sent.', 'Set SMTP_URL and MAIL_FROM.');
  const { host } = new URL(smtp.url);
  try {
    await new SmtpMailSender({ ...smtp, timeout, longestAnswer: timeout }).verify();
    return ok('Mail', `${host} accepts the credentials`);
  } catch (error) {
    return wrong('Mail', `${host} cannot be used (${reasonOf(error)}).`, 'Check SMTP_URL.');
  }
}

/** Checks that the gateway responds; sends no message and no credentials. */
export async function checkSms({ smsGateway }: Config, timeout = TIMEOUT): Promise<Finding> {
  if (!smsGateway)
    return warning(
      'Text messages',
      'passwords cannot be reset.',
      'Set SMS_URL, SMS_USER, SMS_PASSWORD, SMS_FROM.',
    );
  const { host } = new URL(smsGateway.url);
  try {
    const signal = AbortSignal.timeout(timeout);
    await fetch(smsGateway.url, { method: 'HEAD', redirect: 'manual', signal });
    return ok('Text messages', `${host} answers`);
  } catch (error) {
    return wrong('Text messages', `${host} does not answer (${reasonOf(error)}).`, 'Check SMS_URL.');
  }
}

/** Asks Stripe for the account's balance, which changes nothing; no line without an account there. */
export async function checkCards({ stripe }: Config, timeout = TIMEOUT): Promise<Finding[]> {
  if (!stripe) return [];
  const { host } = new URL(stripe.url);
  try {
    const { status } = await fetch(`${stripe.url}/v1/balance`, {
      headers: { authorization: `Bearer ${stripe.secretKey}` },
      signal: AbortSignal.timeout(timeout),
    });
    if (status !== 200) return [wrong('Cards', `${host} answers ${status}.`, 'Check STRIPE_SECRET_KEY.')];
    return [
      stripe.secretKey.includes('_test_')
        ? warning('Cards', 'no payment is real.', 'Set the STRIPE_SECRET_KEY that begins with sk_live_.')
        : ok('Cards', `${host} accepts the key`),
    ];
  } catch (error) {
    return [wrong('Cards', `${host} does not answer (${reasonOf(error)}).`, 'Check the network connection.')];
  }
}
