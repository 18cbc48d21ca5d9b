import type { OwnReplyQuery } from './own-reply.generated.ts';

/** A reply as its household sees it by the private link. */
export type OwnReply = NonNullable<OwnReplyQuery['reply']>;

/** What each state of a reply shows. */
export interface OwnReplyProps {
  reply: OwnReply;
  /** Of the private link. */
  token: string;
  onChange: () => void;
}
