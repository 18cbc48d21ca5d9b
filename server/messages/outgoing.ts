/** A letter as it leaves; plain text, lines of any length. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes, when not to the community. */
  replyTo?: string;
}

/** A text message; `to` is E.164. */
export interface Sms {
  to: string;
  text: string;
}

/**
 * A refusal in the other side's words, of which only the code may be told: the words often repeat the address.
 */
export class MessageRefused extends Error {
  /** @param isForGood trying again would be refused again */
  constructor(
    readonly code: number,
    readonly isForGood: boolean,
  ) {
    super(`Refused with ${code}`);
  }
}

/**
 * Hands one message to the world. Rejects when it was not taken; the outbox tries again, but not what rejects
 * with a {@link MessageRefused} for good.
 */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
