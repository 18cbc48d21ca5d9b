/** A plain-text e-mail; lines may have any length. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where replies go; by default to the sender. */
  replyTo?: string;
  /** Of a letter that comes again and again: the address to which mail programs post to end it, which needs no sign-in. */
  endsBy?: string;
}

/** A text message; `to` is E.164. */
export interface Sms {
  to: string;
  text: string;
}

/**
 * A rejection by the mail server or the SMS gateway. Keeps only the code: the text often repeats the recipient's address.
 */
export class MessageRefused extends Error {
  /** @param isPermanent retrying is pointless */
  constructor(
    readonly code: number,
    readonly isPermanent: boolean,
  ) {
    super(`Refused with ${code}`);
  }
}

/**
 * Sends one message. Rejects when it was not accepted; the outbox retries, except after a permanent
 * {@link MessageRefused}.
 */
export interface MailSender {
  /** @param id the same when the same letter is sent again, by which mailboxes know it; letters, digits */
  send(mail: Mail, id?: string): Promise<void>;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
