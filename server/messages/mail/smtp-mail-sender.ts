import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../../../rules/loopback.ts';
import { type Mail, type MailSender, MessageRefused } from '../outgoing.ts';

/** Milliseconds until a mail server that does not answer counts as failed. */
const PATIENCE = 20_000;

export interface MailServer {
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS. */
  url: string;
  /** The sender as recipients see it: `Samaj <office@example.org>`. */
  from: string;
  /** Milliseconds. */
  patience?: number;
}

/** Sends letters through a mail server. */
export class SmtpMailSender implements MailSender {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor({ url, from, patience = PATIENCE }: MailServer) {
    const { password, hostname } = new URL(url);
    this.from = from;
    this.transport = createTransport({
      url,
      // A password goes over TLS, or does not leave this machine.
      requireTLS: password !== '' && !isLoopback(hostname),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Whether the server can be reached and takes our name. Rejects with what is wrong. */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  async send({ to, subject, text, replyTo }: Mail): Promise<void> {
    // Addresses as objects: nothing in them is read as a list of several.
    const address = (email: string) => ({ name: '', address: email });
    const letter = {
      from: this.from,
      to: address(to),
      replyTo: replyTo === undefined ? undefined : address(replyTo),
      subject: subject.replace(/\s+/g, ' '),
      text,
    };
    await this.transport.sendMail(letter).catch(refuseLetter);
  }
}

/** Commands at which a server looks at the letter; at others, such as AUTH, it is our settings that it refuses. */
const ABOUT_THE_LETTER = ['RCPT TO', 'DATA'];

function refuseLetter(error: Error & { command?: string; responseCode?: number }): never {
  const { command = '', responseCode } = error;
  if (responseCode === undefined || !ABOUT_THE_LETTER.includes(command)) throw error;
  throw new MessageRefused(responseCode, responseCode >= 500);
}
