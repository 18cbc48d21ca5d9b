import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../../../rules/loopback.ts';
import { type Mail, type MailSender, MessageRefused } from '../outgoing.ts';

/** Milliseconds. */
const TIMEOUT = 20_000;
/** RFC 5321, 4.5.3.2.6: one who gives up earlier sends again what was accepted. */
const LONGEST_ANSWER = 10 * 60_000;

export interface MailServer {
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS. */
  url: string;
  /** The sender as recipients see it: `Samaj <office@example.org>`. */
  from: string;
  /** Milliseconds until it must have greeted. */
  timeout?: number;
  /** Milliseconds for each of its further answers. */
  longestAnswer?: number;
}

/** Sends e-mails through a mail server. */
export class SmtpMailSender implements MailSender {
  private readonly transport: Transporter;
  private readonly from: string;
  private readonly domain: string;

  constructor({ url, from, timeout = TIMEOUT, longestAnswer = LONGEST_ANSWER }: MailServer) {
    const { password, hostname } = new URL(url);
    this.from = from;
    this.domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
    this.transport = createTransport({
      url,
      // Sends a password only over TLS or to this machine.
      requireTLS: password !== '' && !isLoopback(hostname),
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: longestAnswer,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Connects and signs in. @throws Error with the reason */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  async send({ to, subject, text, replyTo, endsBy }: Mail, id?: string): Promise<void> {
    // Passed as objects, so that nodemailer does not parse them as lists.
    const address = (email: string) => ({ name: '', address: email });
    const message = {
      from: this.from,
      messageId: id && `<${id}@${this.domain}>`,
      to: address(to),
      replyTo: replyTo === undefined ? undefined : address(replyTo),
      subject: subject.replace(/\s+/g, ' '),
      text,
      // RFC 3834: no automatic answer, such as that somebody is away.
      headers: { 'Auto-Submitted': 'auto-generated', ...(endsBy && endedBy(endsBy)) },
    };
    await this.transport.sendMail(message).catch(rethrowRejection);
  }
}

/** RFC 8058: mail programs end such letters by one press of their own button. */
const endedBy = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** SMTP commands that can reject the message itself; others, such as AUTH, reject our settings. */
const MESSAGE_COMMANDS = ['RCPT TO', 'DATA'];

function rethrowRejection(error: Error & { command?: string; responseCode?: number }): never {
  const { command = '', responseCode } = error;
  if (responseCode === undefined || !MESSAGE_COMMANDS.includes(command)) throw error;
  throw new MessageRefused(responseCode, responseCode >= 500);
}
