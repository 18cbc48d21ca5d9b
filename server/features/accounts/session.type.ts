import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { SessionTransport } from '../../identity/session.entity.ts';
import type { OwnSession } from '../../identity/sessions.ts';

const CARRIERS = { COOKIE: 'COOKIE', BEARER: 'BEARER' } as const satisfies Record<
  SessionTransport,
  SessionTransport
>;
registerEnumType(CARRIERS, {
  name: 'SessionTransport',
  description: 'COOKIE for a browser, BEARER for any other program',
});

@ObjectType('Session', { description: 'A session of the caller; it cannot be used to sign in' })
export class SessionType implements OwnSession {
  @Field(() => ID)
  id: string;

  @Field(() => CARRIERS)
  transport: SessionTransport;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { description: 'To the minute' })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: 'The current session' })
  isCurrent: boolean;
}
