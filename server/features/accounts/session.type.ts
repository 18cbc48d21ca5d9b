import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { SessionCarrier } from '../../identity/session.entity.ts';
import type { OwnSession } from '../../identity/sessions.ts';

const CARRIERS = { COOKIE: 'COOKIE', BEARER: 'BEARER' } as const satisfies Record<
  SessionCarrier,
  SessionCarrier
>;
registerEnumType(CARRIERS, {
  name: 'SessionCarrier',
  description: 'A browser has a cookie, any other program a bearer',
});

@ObjectType('Session', { description: "One of one's own sessions; nothing in it opens it" })
export class SessionType implements OwnSession {
  @Field(() => ID)
  id: string;

  @Field(() => CARRIERS)
  carrier: SessionCarrier;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { description: 'To the minute' })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: 'The one that asks' })
  isCurrent: boolean;
}
